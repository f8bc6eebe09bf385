import { answererProblem, bareAddress, type AddressFacts } from "./address.rules";

const emptyFacts: AddressFacts = {
  accounts: [],
  contact: null,
  belongsToOtherPrincipal: false,
  isSeafarer: false,
  knownAddresses: ["crewing@client.example", "sari@gmail.com", "office@mailbox.pm.example"],
  isDomainShared: false,
};
const own = { isOfPrincipal: true, isActive: true };

test.each<[string, string, Partial<AddressFacts>, ReturnType<typeof answererProblem>]>([
  ["a new address on the company's own domain", "budi@client.example", {}, null],
  ["the company's own address", "crewing@client.example", {}, null],
  ["a known address at a public provider", "sari@gmail.com", {}, null],
  ["an account of the principal", "anton@elsewhere.example", { accounts: [own] }, null],
  ["a contact who may answer, wherever their address is", "lia@yahoo.co.id", { contact: { mayAnswer: true } }, null],
  ["a contact who may not", "lia@client.example", { contact: { mayAnswer: false } }, "mayNotAnswer"],
  ["another address at a public provider", "budi@gmail.com", {}, "unknown"],
  ["another company", "budi@other.example", {}, "unknown"],
  ["a domain that only ends like the company's", "budi@notclient.example", {}, "unknown"],
  ["a domain below the company's", "budi@client.example.evil.test", {}, "unknown"],
  ["a domain that others use too", "budi@client.example", { isDomainShared: true }, "unknown"],
  ["an empty address", "", {}, "unknown"],
  [
    "an account of the office or of another principal",
    "planner@client.example",
    { accounts: [{ isOfPrincipal: false, isActive: true }] },
    "otherAccount",
  ],
  [
    "such an account, entered as a contact",
    "planner@client.example",
    { accounts: [{ isOfPrincipal: false, isActive: true }], contact: { mayAnswer: true } },
    "otherAccount",
  ],
  [
    "an account that was closed",
    "anton@client.example",
    { accounts: [{ isOfPrincipal: true, isActive: false }] },
    "otherAccount",
  ],
  ["a contact of another principal", "budi@client.example", { belongsToOtherPrincipal: true }, "otherAccount"],
  ["the seafarer concerned", "wahyu@client.example", { isSeafarer: true, contact: { mayAnswer: true } }, "seafarer"],
])("%s", (_name, email, facts, expected) => {
  expect(answererProblem(email, { ...emptyFacts, ...facts })).toBe(expected);
});

test.each([
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "live.com",
  "mail.com",
  "msn.com",
  "outlook.com",
  "proton.me",
  "protonmail.com",
  "rocketmail.com",
  "yahoo.co.id",
  "yahoo.com",
  "ymail.com",
  "outlook.co.id",
  "telkom.net",
  "mailinator.com",
  "qq.com",
])("treats %s as a public domain", (domain) => {
  const known = [`office@${domain}`];
  expect(answererProblem(`budi@${domain}`, { ...emptyFacts, knownAddresses: known })).toBe("unknown");
});

test("ignores the tag of an address", () => {
  expect(bareAddress(" Budi+Crew@Client.example ")).toBe("budi@client.example");
});
