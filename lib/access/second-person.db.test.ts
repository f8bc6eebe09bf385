import { eq, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { roles, type Role } from "@/db/enums/users";
import { users } from "@/db/schema/users";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { grantOf, permissions, type Permission } from "@/lib/access/permissions";
import type { Actor } from "./actor";
import { refused } from "@/lib/platform/errors";
import { decisionOf, mustBeDecidedByColleague } from "./second-person";

afterAll(closeDatabase);

const inMarine = roles.filter((role) => !role.endsWith("tanker"));
const holders = (right: Permission, grant: string) => inMarine.filter((role) => grantOf(role, null, right) === grant);
const secondPersonRights = permissions.filter((right) => holders(right, "B").length > 0);
const refusal = "crew.requests.secondPerson";
const ask = (db: Transaction, actor: Actor, right: Permission, parties: (number | null)[]) =>
  decisionOf(db, {
    operation: "tests.decide",
    actor,
    channel: "api",
    refused,
    input: {},
    rawInput: {},
    secondPerson: { right, refusal },
  }).requireSecondPerson({ divisionId: 1, involvedUsers: parties });
const cases = secondPersonRights.flatMap((right) =>
  holders(right, "B").map((role): [Permission, Role] => [right, role]),
);

test.each(cases)(
  "%s: %s as a party waits for a colleague, and decides alone only where there is none",
  async (right, role) => {
    await rolledBack(async (db) => {
      const asker = await person(db, role);
      const others = { deactivatedAt: new Date() };
      await db.update(users).set(others).where(ne(users.id, asker.userId));
      const alone = (parties: (number | null)[]) => ask(db, asker, right, parties);
      expect(await alone([asker.userId, null])).toBe(true);
      expect(await alone([asker.userId + 1])).toBe(false);
      const colleague = await person(db, role);
      await expect(alone([asker.userId])).rejects.toMatchObject({ code: "rule", messageKey: refusal });
      expect(await alone([asker.userId, colleague.userId])).toBe(true);
      expect(await alone([colleague.userId])).toBe(false);
    })();
  },
);

test(
  "who has a right without a second person is asked for none",
  rolledBack(async (db) => {
    for (const right of secondPersonRights)
      for (const role of [...holders(right, "Y"), ...holders(right, "O"), ...holders(right, "-")]) {
        const asker = await person(db, role);
        const parties = [asker.userId];
        expect([right, role, await ask(db, asker, right, parties)]).toEqual([right, role, false]);
      }
  }),
);

test(
  "an operation that declares a second person and asks for none, or asks without declaring, is a bug; refused inputs are let off",
  rolledBack(async (db) => {
    const actor = await person(db, "crewingadminmarine");
    const input = { approves: false };
    const about = { operation: "tests.decide", actor, channel: "api", refused, input, rawInput: input };
    const secondPerson = { right: "crew:change-bank", refusal } as const;
    expect(() => decisionOf(db, { ...about, secondPerson }).withReason([{}])).toThrow("no second person");
    const letOff = { ...secondPerson, appliesTo: ({ approves }: { approves: boolean }) => approves };
    expect(decisionOf(db, { ...about, secondPerson: letOff }).withReason([{}])).toEqual([{}]);
    const undeclared = decisionOf(db, { ...about, secondPerson: undefined });
    await expect(undeclared.requireSecondPerson({ divisionId: 1, involvedUsers: [] })).rejects.toThrow(
      "declares no second person",
    );
  }),
);

test(
  "requires a reason on a screen for a decision without a second person; a call may give one, and it is audited",
  rolledBack(async (db) => {
    const actor = await person(db, "crewingadminmarine");
    await db.update(users).set({ deactivatedAt: new Date() }).where(ne(users.id, actor.userId));
    const decide = async (channel: string, given: unknown, reason?: string) => {
      const secondPerson = { right: "crew:change-bank", refusal } as const;
      const one = decisionOf(db, {
        operation: "tests.decide",
        actor,
        channel,
        secondPerson,
        refused,
        input: {},
        rawInput: given,
      });
      expect(await one.requireSecondPerson({ divisionId: 1, involvedUsers: [actor.userId] })).toBe(true);
      return one.withReason([{ after: { id: 1 }, ...(reason ? { reason } : {}) }]);
    };
    const after = { id: 1, samePerson: true };
    for (const given of [{}, { aloneReason: " " }, null])
      await expect(decide("action", given)).rejects.toMatchObject({ code: "rule", wireCode: "ALONE" });
    expect(await decide("action", { aloneReason: " On leave " })).toEqual([{ after, reason: "On leave" }]);
    expect(await decide("action", {}, "Wrong bank")).toEqual([{ after, reason: "Wrong bank" }]);
    expect(await decide("action", { aloneReason: "On leave" }, "Wrong bank")).toEqual([
      { after, reason: "Wrong bank · On leave" },
    ]);
    expect(await decide("api", {})).toEqual([{ after }]);
    expect(await decide("api", { aloneReason: "On leave" })).toEqual([{ after, reason: "On leave" }]);
  }),
);

test(
  "puts a decision on a colleague's list, and on the own one only where there is no colleague",
  rolledBack(async (db) => {
    const right = "billing:confirm";
    const [role] = holders(right, "B");
    const asker = await person(db, role ?? "superadmin");
    await db.update(users).set({ deactivatedAt: new Date() }).where(ne(users.id, asker.userId));
    /** Ids of rows left to a colleague, by author and, for the last, editor. */
    const left = async (author: number) => {
      const rows = await db
        .select({ isLeft: mustBeDecidedByColleague(asker, right, [users.id, users.deactivatedBy]) })
        .from(users)
        .where(eq(users.id, author));
      return rows.map(({ isLeft }) => isLeft);
    };
    expect(await left(asker.userId)).toEqual([false]);
    const colleague = await person(db, role ?? "superadmin");
    expect([await left(asker.userId), await left(colleague.userId)]).toEqual([[true], [false]]);
    await db.update(users).set({ deactivatedBy: colleague.userId }).where(eq(users.id, asker.userId));
    expect(await left(asker.userId)).toEqual([false]);
    await person(db, "crewingfinancetanker");
    expect(await left(asker.userId)).toEqual([false]);
  }),
);
