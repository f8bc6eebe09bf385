import { maskedAddress } from "./masked-address.rules";

test("an address is shown so that only its owner knows it again", () => {
  expect(maskedAddress("anton@client.example")).toBe("a•••@client.example");
  expect(maskedAddress("@client.example")).toBe("•••");
});
