import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { complianceForecasts, sensitiveReads } from "@/db/schema/crew";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { registered, uploaded } from "@/db/testing/records/register";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { checkCrewCompliance } from "@/lib/features/crew/compliance/check-crew-compliance";
import { downloadBlacklist } from "@/lib/features/crew/list/download-blacklist";
import { downloadCrew } from "@/lib/features/crew/list/download-crew";
import { forecastCompliance } from "@/lib/features/crew/forecast/forecast-compliance";
import { generateCrewCv } from "@/lib/features/crew/detail/generate-crew-cv";
import { getCrew } from "@/lib/features/crew/detail/get-crew";
import { listBlacklist } from "@/lib/features/crew/list/list-blacklist";
import { listCrew } from "@/lib/features/crew/list/list-crew";
import { downloadFile } from "@/lib/features/files/download-file";
import { generateVesselCrewList } from "@/lib/features/vessels/documents/generate-vessel-crew-list";
import { generateVesselCrewMatrix } from "@/lib/features/vessels/documents/generate-vessel-crew-matrix";
import { listVesselCrew } from "@/lib/features/vessels/on-board/list-vessel-crew";
import { claimFiles } from "@/lib/platform/files/store";
import { getSuitabilityEntry } from "./get-suitability-entry";
import { listSuitabilityEntries } from "./list-suitability-entries";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

async function recorded(db: Transaction) {
  const manager = await person(db, "crewingmanagermarine");
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const { person: sailor } = await aboard(db, ship, { rank: "Bosun", since: "2026-08-01", until: "2027-02-01" });
  const evidenceFileId = await uploaded(db, manager.userId);
  await claimFiles(db, [evidenceFileId], { type: "crew", id: sailor.id });
  const entry = await registered(db, sailor.id, manager.userId, {
    level: 3,
    confirmedAt: now,
    confirmedBy: manager.userId,
    evidenceFileId,
    description: "Struck the cook with a ladle",
  });
  return { manager, owner, ship, sailor, entry, evidenceFileId };
}

test(
  "lists entries with removals, open ones first, and records the read",
  rolledBack(async (db) => {
    const { manager, sailor, entry, evidenceFileId } = await recorded(db);
    const over = await registered(db, sailor.id, manager.userId, { startDate: "2026-10-15", endDate: "2026-11-01" });
    await db.insert(suitabilityRemovals).values({
      entryId: entry.id,
      documentFileId: evidenceFileId,
      reason: "Both men have settled it",
      createdBy: manager.userId,
    });
    const staff = await person(db, "crewingplanningmarine");
    const page = await listSuitabilityEntries.execute(as(staff, { now }), { crewId: sailor.id });
    expect(page).toMatchObject({
      total: 2,
      rows: [
        {
          employeeBlackListid: entry.id,
          countsAs: 3,
          isConfirmed: true,
          waitsForCheckOut: true,
          evidence: { fileId: evidenceFileId },
          removals: [{ decision: null }],
          allowedActions: [],
        },
        { id: over.id, countsAs: null, isOpen: false },
      ],
    });
    await getSuitabilityEntry.execute(as(staff, { now }), { employeeBlackListid: entry.id });
    expect(await db.select().from(sensitiveReads).where(eq(sensitiveReads.crewId, sailor.id))).toMatchObject([
      { userId: staff.userId, fieldClass: "suitability", operation: "suitability.list" },
    ]);
  }),
);

test(
  "returns actions by role, state and second-person rule",
  rolledBack(async (db) => {
    const [author, other] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagermarine")];
    const one = await seafarer(db);
    const { id } = await registered(db, one.id, author.userId, { level: 3 });
    const may = async (actor: typeof author) =>
      (await getSuitabilityEntry.execute(as(actor, { now }), { employeeBlackListid: id })).allowedActions;
    expect(await may(author)).toEqual(["edit", "request-removal"]);
    expect(await may(other)).toEqual(["edit", "confirm", "request-removal"]);
    expect(await may(await person(db, "crewingstaffmarine"))).toEqual(["request-removal"]);
    expect(await may(await person(db, "crewingpdemarine"))).toEqual([]);
    expect(await may(await person(db, "crewmarine", "crew", { crewId: one.id }))).toEqual(["request-removal", "reply"]);
  }),
);

test(
  "lets the person read their own entries without a record",
  rolledBack(async (db) => {
    const { sailor, ship, entry } = await recorded(db);
    const self = await person(db, "crewmarine", "crew", { crewId: sailor.id });
    expect(await listSuitabilityEntries.execute(as(self, { now }), { crewId: sailor.id })).toMatchObject({
      total: 1,
    });
    expect(await db.select().from(sensitiveReads)).toEqual([]);
    const master = await person(db, "crewmarine", "head", {
      crewId: (await seafarer(db, { status: "on-board", vesselId: ship.id })).id,
      vesselId: ship.id,
    });
    for (const actor of [
      master,
      await person(db, "crewingmanagertanker"),
      await person(db, "crewmarine", "crew", { crewId: (await seafarer(db)).id }),
    ]) {
      await expect(listSuitabilityEntries.execute(as(actor, { now }), { crewId: sailor.id })).rejects.toMatchObject({
        code: "not-found",
      });
      await expect(
        getSuitabilityEntry.execute(as(actor, { now }), { employeeBlackListid: entry.id }),
      ).rejects.toMatchObject({ code: "not-found" });
    }
    for (const role of ["crewingservicemarine", "crewingfinancemarine"] as const) {
      await expect(
        listSuitabilityEntries.execute(as(await person(db, role), { now }), { crewId: sailor.id }),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
  }),
);

test(
  "hides the register from principals everywhere",
  rolledBack(async (db) => {
    const { owner, ship, sailor, entry, evidenceFileId } = await recorded(db);
    const visibility = as(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }), { now });
    await expect(listSuitabilityEntries.execute(visibility, { crewId: sailor.id })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(getSuitabilityEntry.execute(visibility, { employeeBlackListid: entry.id })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(downloadFile.execute(visibility, { fileId: evidenceFileId })).rejects.toMatchObject({
      code: "not-found",
    });
    const record = await getCrew.execute(visibility, { crewId: sailor.id });
    expect(record).toMatchObject({ suitabilityLevelId: null });
    expect(
      record.allowedActions.filter((action) => action.includes("suitability") || action.includes("removal")),
    ).toEqual([]);
    const check = await checkCrewCompliance.execute(visibility, {
      crewId: sailor.id,
      from: "2027-03-01",
      to: "2027-09-01",
    });
    expect(JSON.stringify([record, check])).not.toMatch(/barred|noted|ladle|suitab.*barred|DIPEKERJAKAN/);
    for (const call of [listBlacklist, downloadBlacklist, listCrew, downloadCrew])
      await expect(call.execute(visibility, {})).rejects.toMatchObject({ code: "forbidden" });
    expect(JSON.stringify(await listVesselCrew.execute(visibility, { vesselId: ship.id }))).not.toMatch(
      /suitab|DIPEKERJAKAN|PERHATIAN/i,
    );
    await forecastCompliance.execute(as({ kind: "scheduler" }, { now }), {});
    expect(
      (await db.select().from(complianceForecasts)).filter(({ code }) =>
        ["barred", "noted", "conflict-on-board"].includes(code),
      ),
    ).toEqual([]);
  }),
);

test(
  "generates the same documents with and without an entry",
  rolledBack(async (db) => {
    const { manager, owner, ship, sailor } = await recorded(db);
    await db.delete(suitabilityEntries);
    const visibility = [
      as(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }), { now }),
      as(manager, { now }),
    ];
    // Ignore the verification code of each CV and compare the rest.
    const saidBy = async ({ body }: { body: Uint8Array }) =>
      JSON.stringify(await textElementsIn(body)).replaceAll(/\/check\/[\w-]{22}/g, "/check/code");
    const documents = async () => {
      const found = [];
      for (const caller of visibility)
        found.push(
          await saidBy(await generateCrewCv.execute(caller, { crewId: sailor.id, principalId: owner.id })),
          (await generateVesselCrewList.execute(caller, { vesselId: ship.id })).body.byteLength,
          (await generateVesselCrewMatrix.execute(caller, { vesselId: ship.id })).body.byteLength,
        );
      return found;
    };
    const before = await documents();
    expect(before[0]).toContain("/check/code");
    await registered(db, sailor.id, manager.userId, { level: 3, confirmedAt: now, confirmedBy: manager.userId });
    expect(await documents()).toEqual(before);
  }),
);

test(
  "opens evidence for readers and the person only",
  rolledBack(async (db) => {
    const { sailor, evidenceFileId } = await recorded(db);
    for (const role of [
      "crewingadminmarine",
      "crewingplanningmarine",
      "crewingstaffmarine",
      "crewingpdemarine",
    ] as const) {
      const reader = await person(db, role);
      await downloadFile.execute(as(reader, { now }), { fileId: evidenceFileId });
      expect(await db.select().from(sensitiveReads).where(eq(sensitiveReads.userId, reader.userId))).toMatchObject([
        { crewId: sailor.id, fieldClass: "suitability" },
      ]);
    }
    await downloadFile.execute(as(await person(db, "crewmarine", "crew", { crewId: sailor.id }), { now }), {
      fileId: evidenceFileId,
    });
    for (const role of ["crewingservicemarine", "crewingfinancemarine"] as const) {
      await expect(
        downloadFile.execute(as(await person(db, role), { now }), { fileId: evidenceFileId }),
      ).rejects.toMatchObject({ code: "not-found" });
    }
  }),
);

test(
  "runs two queries plus one for the read log",
  rolledBack(async (db) => {
    const { manager, sailor } = await recorded(db);
    await registered(db, sailor.id, manager.userId);
    const staff = await person(db, "crewingstaffmarine");
    const sent = await queriesSent(db, () => listSuitabilityEntries.execute(as(staff, { now }), { crewId: sailor.id }));
    expect(sent).toHaveLength(4);
  }),
);
