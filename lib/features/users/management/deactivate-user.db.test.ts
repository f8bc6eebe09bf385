import { eq } from "drizzle-orm";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { audited } from "@/db/testing/audited";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { deactivateUser } from "./deactivate-user";

afterAll(closeDatabase);

test(
  "an admin deactivates an account of the division: stored with author and time, mailed and audited",
  rolledBack(async (db) => {
    const [admin, staff] = [await person(db, "crewingadminmarine"), await person(db, "crewingstaffmarine")];
    const caller = as(admin);
    expect(await deactivateUser.execute(caller, { userId: staff.userId })).toEqual({ userId: staff.userId });
    expect(await db.select().from(users).where(eq(users.id, staff.userId))).toMatchObject([
      { deactivatedAt: caller.now, deactivatedBy: admin.userId, sessionVersion: 2 },
    ]);
    expect(await db.select().from(mails)).toMatchObject([{ type: "AccountDeactivated", recipient: staff.email }]);
    const entries = await audited(db, "users.deactivate");
    expect(entries).toMatchObject([
      {
        subject: String(staff.userId),
        actorId: String(admin.userId),
        divisionId: 1,
        after: { deactivatedAt: caller.now.toISOString() },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(staff.email);
  }),
);

test(
  "what is deactivated already is not found, and no second mail goes out",
  rolledBack(async (db) => {
    const [admin, staff] = [await person(db, "crewingadminmarine"), await person(db, "crewingstaffmarine")];
    await deactivateUser.execute(as(admin), { userId: staff.userId });
    await expect(deactivateUser.execute(as(admin), { userId: staff.userId })).rejects.toMatchObject({
      code: "not-found",
      messageKey: "users.notFound",
    });
    expect(await db.$count(mails)).toBe(1);
  }),
);

test(
  "an admin cannot be deactivated, not even by a superadmin",
  rolledBack(async (db) => {
    const superadmin = as(await person(db, "superadmin"));
    for (const role of ["crewingadminmarine", "superadmin"] as const) {
      const { userId } = await person(db, role);
      await expect(deactivateUser.execute(superadmin, { userId })).rejects.toMatchObject({
        code: "forbidden",
        messageKey: "users.protected",
      });
      expect(await db.select().from(users).where(eq(users.id, userId))).toMatchObject([{ deactivatedAt: null }]);
    }
  }),
);
