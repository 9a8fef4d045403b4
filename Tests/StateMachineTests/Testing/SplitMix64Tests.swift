import ActionStateMachineTesting
import Testing

@Test("The generator gives the published numbers for its seed, so that seeds stay good")
func publishedNumbers() {
  var random = SplitMix64(seed: 1_234_567)
  #expect(random.next() == 6_457_827_717_110_365_317)
  #expect(random.next() == 3_203_168_211_198_807_973)
}
