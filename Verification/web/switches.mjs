/** Sets the switches beside the list. */
export async function set(page, values) {
  await page.run(`(() => {
    const form = document.getElementById("switches");
    for (const [name, value] of Object.entries(${JSON.stringify(values)})) {
      const field = form.elements[name];
      if (field.type === "checkbox") field.checked = value; else field.value = value;
    }
    form.dispatchEvent(new Event("change"));
  })()`);
}
