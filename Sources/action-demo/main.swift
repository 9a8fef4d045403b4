print("action-demo")
