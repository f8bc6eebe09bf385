import { isOfPrincipal, maskedAddress } from "./known-address.rules";

const known = ["crewing@client.example", "Sari@Gmail.com"];

test.each([
  ["a colleague of the company's domain", "budi@CLIENT.example", true],
  ["a known address, however written", " sari@gmail.com ", true],
  ["somebody else of a domain that is everybody's", "budi@gmail.com", false],
  ["another company", "budi@other.example", false],
  ["a domain that only ends like the company's", "budi@notclient.example", false],
  ["a domain below the company's", "budi@client.example.evil.test", false],
  ["nothing", "", false],
])("%s", (_name, email, expected) => {
  expect(isOfPrincipal(email, known)).toBe(expected);
});

test("an address is shown so that only its owner knows it again", () => {
  expect(maskedAddress("anton@client.example")).toBe("a•••@client.example");
  expect(maskedAddress("@client.example")).toBe("•••");
});
