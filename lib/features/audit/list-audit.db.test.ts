import { auditEntries } from "@/db/schema/audit";
import type { Transaction } from "@/db/client";
import { seafarer, vessel } from "@/db/testing/crew";
import { assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { exportAudit } from "./export-audit";
import { listAudit } from "./list-audit";

afterAll(closeDatabase);

const entry = (db: Transaction, values: Partial<typeof auditEntries.$inferInsert>) =>
  db.insert(auditEntries).values({
    operation: "job-openings.update",
    actorKind: "user",
    actorId: "1",
    divisionId: 1,
    subject: "7",
    channel: "page",
    requestId: "r",
    ...values,
  });

test(
  "admins and managers read their division, a superadmin everything, the others nothing",
  rolledBack(async (db) => {
    await entry(db, { divisionId: 1 });
    await entry(db, { divisionId: 2 });
    await entry(db, { divisionId: null });
    const seen = async (role: Parameters<typeof person>[1]) =>
      (await listAudit.execute(as(await person(db, role)), {})).total;
    expect(await seen("crewingadminmarine")).toBe(1);
    expect(await seen("crewingmanagertanker")).toBe(1);
    expect(await seen("superadmin")).toBe(3);
    await expect(seen("crewingstaffmarine")).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "filters by person, action, record and whole days in Jakarta; nonsense is refused",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    await entry(db, { actorId: String(admin.userId), createdAt: new Date("2026-11-19T16:59:59Z") });
    await entry(db, { operation: "users.create", subject: "9", createdAt: new Date("2026-11-19T17:00:00Z") });
    const total = async (filter: object) => (await listAudit.execute(as(admin), filter)).total;
    expect(await total({ person: String(admin.userId) })).toBe(1);
    expect(await total({ operation: "users.create" })).toBe(1);
    expect(await total({ subject: "9" })).toBe(1);
    expect(await total({ from: "2026-11-20" })).toBe(1);
    expect(await total({ until: "2026-11-19" })).toBe(1);
    expect(await total({ until: "9999-12-31" })).toBe(2);
    const nonsense = [{ from: "nonsense" }, { operation: "'; drop table" }, { person: "x" }, { severity: "loud" }];
    for (const filter of nonsense) await expect(total(filter)).rejects.toMatchObject({ code: "invalid" });
  }),
);

test(
  "leaves out sign-ins and sign-outs on request, but no refusals and no operation chosen by name",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    for (const operation of ["users.sign-in", "users.sign-out", "users.sign-in-refused", "users.create"])
      await entry(db, { operation });
    const total = async (filter: object) => (await listAudit.execute(as(admin), filter)).total;
    expect(await total({})).toBe(4);
    expect(await total({ signIns: "false" })).toBe(2);
    expect(await total({ signIns: "false", operation: "users.sign-in" })).toBe(1);
    const narrowed = async (filter: object) => {
      const page = await listAudit.execute(as(admin), filter);
      return [page.total, page.outOf];
    };
    expect(await narrowed({ signIns: "false" })).toEqual([2, null]);
    expect(await narrowed({ signIns: "false", operation: "users.create" })).toEqual([1, 4]);
    expect(await narrowed({ signIns: "false", filterList: "refused" })).toEqual([1, 2]);
    expect(await queriesSent(db, () => narrowed({ filterList: "refused" }))).toHaveLength(2);
  }),
);

test(
  "by severity: what touches money and access, what is done every day, and the rest",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    for (const operation of ["crew.change-bank-account", "users.sign-in", "crew.download", "crew.update"])
      await entry(db, { operation });
    const seen = async (filter: object) =>
      (await listAudit.execute(as(admin), filter)).rows.map(({ operation, severity }) => [operation, severity]);
    expect(await seen({ severity: "sensitive" })).toEqual([["crew.change-bank-account", "sensitive"]]);
    expect(await seen({ severity: "normal" })).toEqual([["crew.update", "normal"]]);
    expect(await seen({ severity: "routine", signIns: "false" })).toEqual([
      ["crew.download", "routine"],
      ["users.sign-in", "routine"],
    ]);
  }),
);

test(
  "names every kind of record, with the record whose page shows it",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const ship = await vessel(db);
    const seat = await seatOn(db, ship);
    const sailor = await seafarer(db);
    const tour = await assigned(db, seat, sailor.id);
    const written = {
      "vessels.update": ship.id,
      "manning.insert-seat": seat.id,
      "manning.check-in": tour.id,
      "crew.update": sailor.id,
      "lookups.create": 999_999_999,
    };
    for (const [operation, subject] of Object.entries(written))
      await entry(db, { operation, subject: String(subject) });
    const { rows } = await listAudit.execute(as(admin), {});
    const subjects = rows.map((row) => [row.operation, row.subjectKind, row.subjectName, row.subjectPlaceId]);
    expect(subjects.reverse()).toEqual([
      ["vessels.update", "vessel", ship.name, null],
      ["manning.insert-seat", "seat", ship.name, ship.id],
      ["manning.check-in", "assignment", sailor.fullName, sailor.id],
      ["crew.update", "crew", sailor.fullName, null],
      ["lookups.create", null, null, null],
    ]);
  }),
);

test(
  "an entry names its record where there is one, and no other",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    await entry(db, { operation: "users.update", subject: String(admin.userId) });
    await entry(db, { operation: "crew.import", subject: "import" });
    const { rows } = await listAudit.execute(as(admin), {});
    expect(rows.map(({ subject, subjectKind }) => [subject, subjectKind])).toEqual([
      ["import", null],
      [String(admin.userId), "user"],
    ]);
    expect(rows[1]?.subjectName).toBeTruthy();
    expect(rows[0]?.subjectName).toBeNull();
  }),
);

test(
  "an entry shows what changed; the export escapes formulas and is audited",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    await entry(db, {
      subject: "=1+1",
      before: { vacancies: 1, task: "a", version: 1 },
      after: { vacancies: 2, task: "a", version: 2 },
    });
    const { rows } = await listAudit.execute(as(admin), {});
    expect(rows[0]?.changes).toEqual([{ field: "vacancies", before: "1", after: "2" }]);
    const file = await exportAudit.execute(as(admin), {});
    const text = Buffer.from(file.body).toString("utf8");
    expect(text).toContain(`"'=1+1"`);
    expect((await listAudit.execute(as(admin), { operation: "audit.export" })).total).toBe(1);
  }),
);
