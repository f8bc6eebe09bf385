import { subjectRequests } from "@/db/schema/crew";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listSubjectRequests } from "./list-subject-requests";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "who asks and who confirms find the division's wishes with what they may do; nobody else finds any",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const [one, tanker] = [await seafarer(db), await seafarer(db, { divisionId: 2 })];
    const wish = { kind: "erase" as const, reason: "By letter", createdBy: admin.userId, createdAt: now };
    await db.insert(subjectRequests).values([{ ...wish, crewId: one.id }, { ...wish, crewId: tanker.id }, { ...wish, crewId: one.id, decidedAt: now, refusedReason: "No" }]);
    const list = async (role: Parameters<typeof person>[1], state = "open" as const) => listSubjectRequests.execute(as(await person(db, role), { now }), { state });
    expect(await list("crewingmanagermarine")).toMatchObject({ total: 1, rows: [{ employeeId: one.id, state: "open", canDecide: true }] });
    expect(await list("crewingadminmarine")).toMatchObject({ total: 1, rows: [{ canDecide: false }] });
    expect(await listSubjectRequests.execute(as(admin, { now }), { state: "decided" })).toMatchObject({ total: 1, rows: [{ state: "refused", refusedReason: "No" }] });
    for (const role of ["crewingstaffmarine", "crewingprincipalmarine", "crewmarine"] as const) expect(await list(role)).toMatchObject({ total: 0, rows: [] });
  }),
);
