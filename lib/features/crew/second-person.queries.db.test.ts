import { ne } from "drizzle-orm";
import { roles, type Role } from "@/db/enums/users";
import { users } from "@/db/schema/users";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { grantOf, permissions, type Permission } from "@/lib/access/permissions";
import { decidesAlone } from "./second-person.queries";

afterAll(closeDatabase);

const inMarine = roles.filter((role) => !role.endsWith("tanker"));
const holders = (right: Permission, grant: string) => inMarine.filter((role) => grantOf(role, null, right) === grant);
const byTwo = permissions.filter((right) => holders(right, "B").length > 0);
const cases = byTwo.flatMap((right) => holders(right, "B").map((role): [Permission, Role] => [right, role]));

test.each(cases)(
  "%s: %s as a party waits for a colleague, and decides alone only where there is none",
  async (right, role) => {
    await rolledBack(async (db) => {
      const asker = await person(db, role);
      const others = { deactivatedAt: new Date() };
      await db.update(users).set(others).where(ne(users.id, asker.userId));
      const deciding = { divisionId: 1, refusal: "crew.requests.secondPerson" };
      const alone = (parties: (number | null)[]) => decidesAlone(db, asker, right, { ...deciding, parties });
      expect(await alone([asker.userId, null])).toBe(true);
      expect(await alone([asker.userId + 1])).toBe(false);
      const colleague = await person(db, role);
      await expect(alone([asker.userId])).rejects.toMatchObject({ code: "rule", messageKey: deciding.refusal });
      expect(await alone([asker.userId, colleague.userId])).toBe(true);
      expect(await alone([colleague.userId])).toBe(false);
    })();
  },
);

test(
  "who has a right without a second person is asked for none",
  rolledBack(async (db) => {
    const deciding = { divisionId: 1, refusal: "manning.secondPerson" };
    for (const right of byTwo)
      for (const role of [...holders(right, "Y"), ...holders(right, "O"), ...holders(right, "-")]) {
        const asker = await person(db, role);
        const parties = [asker.userId];
        expect([right, role, await decidesAlone(db, asker, right, { ...deciding, parties })]).toEqual([
          right,
          role,
          false,
        ]);
      }
  }),
);
