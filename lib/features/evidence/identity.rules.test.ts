import { linkHolderIdentity, actorIdentity } from "./identity.rules";

const from = { address: "192.0.2.7", userAgent: " " };
const hasNothingEmpty = (one: object) => Object.values(one).every((value) => typeof value === "string" && value !== "");

test("identifies an account, the scheduler and the holder of a link completely", () => {
  const account = {
    kind: "user" as const,
    userId: 7,
    email: "sari@example.test",
    name: "Sari",
    role: "crewingprincipalmarine" as const,
    subRole: null,
    divisionId: 1 as const,
  };
  const all = [
    actorIdentity({ ...from, actor: account }),
    actorIdentity({ ...from, actor: { kind: "scheduler" } }),
    linkHolderIdentity({ ...from, name: "", email: "budi@example.test" }),
  ];
  expect(all.map(hasNothingEmpty)).toEqual([true, true, true]);
  expect(all.map(({ how, email, userAgent }) => [how, email, userAgent])).toEqual([
    ["account", "sari@example.test", "not stated"],
    ["system", expect.stringContaining("@"), "Nakhoda"],
    ["link", "budi@example.test", "not stated"],
  ]);
});
