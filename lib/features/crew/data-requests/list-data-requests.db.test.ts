import type { DataRequestKind } from "@/db/enums/crew";
import { dataRequests } from "@/db/schema/crew";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listDataRequests } from "./list-data-requests";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "lists the division's data requests with their actions to users who request or confirm, and to no others",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const [one, tanker] = [await seafarer(db), await seafarer(db, { divisionId: 2 })];
    const asked = { kind: "erase" as const, reason: "By letter", createdBy: admin.userId, createdAt: now };
    await db.insert(dataRequests).values([
      { ...asked, crewId: one.id },
      { ...asked, crewId: tanker.id },
      { ...asked, crewId: one.id, decidedAt: now, refusedReason: "No" },
    ]);
    const list = async (role: Parameters<typeof person>[1], state = "open" as const) =>
      listDataRequests.execute(as(await person(db, role), { now }), { state });
    expect(await list("crewingmanagermarine")).toMatchObject({
      total: 1,
      rows: [{ crewId: one.id, state: "open", canDecide: true }],
    });
    expect(await list("crewingadminmarine")).toMatchObject({ total: 1, rows: [{ canDecide: false }] });
    expect(await listDataRequests.execute(as(admin, { now }), { state: "decided" })).toMatchObject({
      total: 1,
      rows: [{ state: "refused", refusedReason: "No" }],
    });
    for (const role of ["crewingstaffmarine", "crewingprincipalmarine", "crewmarine"] as const)
      expect(await list(role)).toMatchObject({ total: 0, rows: [] });
  }),
);

test(
  "sorts waiting requests by due date and decided ones newest first; filters apply to both tabs' counts",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const [one, other] = [
      await seafarer(db, { fullName: "Putu Pertama" }),
      await seafarer(db, { fullName: "Kadek Kedua" }),
    ];
    const asked = (crewId: number, kind: DataRequestKind, createdAt: string, decidedAt: string | null = null) => ({
      crewId,
      kind,
      reason: "By letter",
      createdBy: admin.userId,
      createdAt: new Date(createdAt),
      decidedAt: decidedAt ? new Date(decidedAt) : null,
    });
    await db
      .insert(dataRequests)
      .values([
        asked(one.id, "stop", "2026-11-19T00:00:00Z"),
        asked(other.id, "export", "2026-11-15T00:00:00Z"),
        asked(one.id, "export", "2026-11-01T00:00:00Z", "2026-11-02T00:00:00Z"),
        asked(other.id, "export", "2026-10-01T00:00:00Z", "2026-11-03T00:00:00Z"),
      ]);
    const list = (input: object) => listDataRequests.execute(as(admin, { now }), input);
    const names = ({ rows }: Awaited<ReturnType<typeof list>>) =>
      rows.map(({ fullName, kind }) => `${fullName} ${kind}`);
    const open = await list({});
    expect([names(open), open.counts]).toEqual([["Kadek Kedua export", "Putu Pertama stop"], { open: 2, decided: 2 }]);
    expect(names(await list({ state: "decided" }))).toEqual(["Kadek Kedua export", "Putu Pertama export"]);
    expect(await list({ filterList: "kadek", kind: "export" })).toMatchObject({
      total: 1,
      counts: { open: 1, decided: 1 },
      outOf: 2,
    });
    expect(open.outOf).toBeNull();
    expect(await list({ kind: "stop,export" })).toMatchObject({
      counts: { open: (await list({ kind: "stop" })).total + (await list({ kind: "export" })).total },
    });
    expect(await list({ kind: "stop", state: "decided" })).toMatchObject({ total: 0, counts: { open: 1, decided: 0 } });
    expect((await list({ pageSize: 1, pageNumber: 2 })).rows).toMatchObject([{ kind: "stop" }]);
  }),
);
