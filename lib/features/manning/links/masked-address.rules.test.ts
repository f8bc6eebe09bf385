import { maskedAddress } from "./masked-address.rules";

test("masks the address", () => {
  expect(maskedAddress("anton@client.example")).toBe("a•••@client.example");
  expect(maskedAddress("@client.example")).toBe("•••");
});
