import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listAuditFilters } from "./list-audit-filters";

afterAll(closeDatabase);

const entry = (db: Transaction, operation: string, actorId: number, divisionId: number | null, actorKind = "user") =>
  db.insert(auditEntries).values({
    operation,
    actorKind: actorKind as "user",
    actorId: String(actorId),
    divisionId,
    subject: "7",
    channel: "page" as const,
    requestId: "r",
  });

test(
  "the filters offer each action and each person of the entries one may read, once, and nothing of the other division",
  rolledBack(async (db) => {
    const [admin, staff, tanker] = [
      await person(db, "crewingadminmarine"),
      await person(db, "crewingstaffmarine"),
      await person(db, "crewingstafftanker"),
    ];
    await entry(db, "users.update", admin.userId, 1);
    await entry(db, "crew.update", staff.userId, 1);
    await entry(db, "crew.update", staff.userId, 1);
    await entry(db, "vessels.update", tanker.userId, 2);
    await entry(db, "users.sign-in", tanker.userId, null);
    await entry(db, "captcha.open", tanker.userId, 1, "visitor");
    const seenBy = async (role: Parameters<typeof person>[1]) => {
      const { operations, people } = await listAuditFilters.execute(as(await person(db, role)), {});
      return [operations, people.map(({ id }) => id).sort()];
    };
    expect(await seenBy("crewingmanagermarine")).toEqual([
      ["captcha.open", "crew.update", "users.update"],
      [admin.userId, staff.userId].sort(),
    ]);
    expect(await seenBy("crewingadmintanker")).toEqual([["vessels.update"], [tanker.userId]]);
    expect((await seenBy("superadmin"))[0]).toEqual([
      ...["captcha.open", "crew.update", "users.sign-in", "users.update", "vessels.update"],
    ]);
    const { people } = await listAuditFilters.execute(as(admin), {});
    expect(people).toContainEqual({ id: staff.userId, name: "Sari Wijaya" });
    await expect(seenBy("crewingstaffmarine")).rejects.toMatchObject({ code: "forbidden" });
  }),
);
