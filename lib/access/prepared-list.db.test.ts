import { database } from "@/db/client";
import { listenForWrites } from "@/db/cache-invalidation";
import { closeDatabase } from "@/db/testing/rolled-back";
import type { UserActor } from "./actor";
import { cachedUntilWriteFor } from "./prepared-list";

afterAll(closeDatabase);

const planner: UserActor = {
  kind: "user",
  userId: 1,
  name: "Planner",
  email: "planner@example.com",
  role: "crewingplanningmarine",
  subRole: null,
  divisionId: 1,
  crewId: null,
  vesselId: null,
  principalId: null,
};
const principal: UserActor = { ...planner, userId: 3, role: "crewingprincipalmarine", principalId: 1 };

test("a query cached for all viewers of the same rows cannot read the viewer's identity, also nested or copied", async () => {
  const nosy = (ask: (actor: UserActor) => unknown) =>
    cachedUntilWriteFor("nosy", (db, actor) =>
      cachedUntilWriteFor("within", async (_db, seen) => ask(seen as UserActor))(db, actor, "all", "2026-11-26"),
    )(database(), planner, "all", "2026-11-26");
  for (const ask of [({ userId }: UserActor) => userId, ({ email }: UserActor) => email, ({ name }: UserActor) => name])
    await expect(nosy(ask)).rejects.toThrow("is not among what a kept query may read");
  expect(await nosy(({ role, divisionId }) => [role, divisionId])).toEqual(["crewingplanningmarine", 1]);
  expect(await nosy((actor) => Object.keys({ ...actor }))).not.toContain("userId");
});

test("cached rows are shared only between viewers with the same visibility, query and day", async () => {
  const asked: string[] = [];
  const read = cachedUntilWriteFor("a test", (_db, actor, input: string, today) => {
    const said = JSON.stringify([actor, input, today]);
    asked.push(said);
    return Promise.resolve(said);
  });
  const of = (actor: UserActor, input = "all", today = "2026-11-26") => read(database(), actor, input, today);
  const end = await listenForWrites();
  const first = await of(planner);
  expect(await of({ ...planner, userId: 2 })).toBe(first);
  expect(asked).toHaveLength(1);
  for (const other of [
    of({ ...planner, divisionId: 2 }),
    of({ ...planner, role: "crewingstaffmarine" }),
    of(principal),
    of({ ...principal, principalId: 2 }),
    of({ ...planner, role: "crewmarine", subRole: "head", vesselId: 1, crewId: 1 }),
    of({ ...planner, role: "crewmarine", subRole: "head", vesselId: 2, crewId: 2 }),
    of(planner, "another"),
    of(planner, "all", "2026-11-27"),
  ])
    await other;
  expect(new Set(asked).size).toBe(9);
  const elsewhere = cachedUntilWriteFor("another test", () => Promise.resolve("elsewhere"));
  expect(await elsewhere(database(), planner, "all", "2026-11-26")).toBe("elsewhere");
  await end();
});
