import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewCertificates, crewSeaServices, crewTravelDocuments } from "@/db/schema/crew";
import { evidencePacks } from "@/db/schema/evidence";
import { assignments } from "@/db/schema/manning";
import { vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { approvalDay as now, plannedOn, proposed } from "@/db/testing/records/approvals";
import { countQueries } from "@/db/testing/count-queries";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { downloadOwnCompanyPack } from "@/lib/features/evidence/download-own-company-pack";
import { approveVesselProposals } from "./approve-vessel-proposals";
import { decideAsPrincipal } from "./decide-as-principal";
import { listPrincipalAnswers } from "./list-principal-answers";
import { listProposals } from "./list-proposals";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

/** Give a person verified documents and a year on this vessel type. */
async function inOrder(db: Transaction, crewId: number, vesselTypeId: number) {
  const seen = { verifiedAt: now };
  await db.update(crewCertificates).set(seen).where(eq(crewCertificates.crewId, crewId));
  await db.update(crewTravelDocuments).set(seen).where(eq(crewTravelDocuments.crewId, crewId));
  const [type] = await db.select().from(vesselTypes).where(eq(vesselTypes.id, vesselTypeId));
  await db.insert(crewSeaServices).values({
    crewId,
    companyName: "PT Samudra",
    position: "Bosun",
    vesselName: "TB Lama",
    vesselType: type?.name ?? "",
    onBoard: "2025-01-01",
    offBoard: "2026-01-01",
  });
}

/** Propose three people for a vessel, the third without a passport. */
async function several(db: Transaction) {
  const first = await proposed(db);
  const second = await plannedOn(db, { planner: first.planner, ship: first.ship, rank: "Cook" });
  const third = await plannedOn(db, { planner: first.planner, ship: first.ship, rank: "Oiler" });
  for (const { candidate } of [first, second, third]) await inOrder(db, candidate.id, first.ship.vesselTypeId);
  await db
    .delete(crewTravelDocuments)
    .where(and(eq(crewTravelDocuments.crewId, third.candidate.id), eq(crewTravelDocuments.kind, "passport")));
  return { ...first, first, second, third };
}

const seenBy = (actor: UserActor, vesselId: number) => listProposals.execute(as(actor, { now }), { vesselId });
const clearOf = (page: Awaited<ReturnType<typeof seenBy>>) =>
  page.rows.filter(({ isClear }) => isClear).map(({ assignmentId, version }) => ({ assignmentId, version }));
const approve = (actor: UserActor, vesselId: number, proposals: { assignmentId: number; version: number }[]) =>
  approveVesselProposals.execute(as(actor, { now }), { vesselId, proposals, hasRead: true });
const statuses = async (db: Transaction, ids: number[]) =>
  (await db.select().from(assignments).where(inArray(assignments.id, ids)).orderBy(assignments.id)).map(
    ({ principalStatus }) => principalStatus,
  );

test(
  "lists each proposal with version and exceptions in a fixed number of queries",
  rolledBack(async (db) => {
    const { anton, ship, first, second, third } = await several(db);
    expect(await countQueries(db, () => seenBy(anton, ship.id))).toBe(4);
    const page = await seenBy(anton, ship.id);
    const byId = new Map(page.rows.map((row) => [row.assignmentId, row]));
    expect(byId.get(first.plan.id)).toMatchObject({ version: 1, isClear: true, exceptions: [] });
    expect(byId.get(second.plan.id)).toMatchObject({ isClear: true });
    expect(byId.get(third.plan.id)).toMatchObject({
      isClear: false,
      exceptions: [{ level: "block", text: "No passport on record" }],
    });
  }),
);

test(
  "approves proposals without exceptions together, each with evidence and audit entry",
  rolledBack(async (db) => {
    const { anton, ship, first, second, third } = await several(db);
    const proposals = clearOf(await seenBy(anton, ship.id));
    expect(await approve(anton, ship.id, proposals)).toEqual({ approved: 2 });
    const ids = [first, second, third].map(({ plan }) => plan.id);
    expect(await statuses(db, ids)).toEqual(["Confirmed", "Confirmed", "Pending"]);
    const packs = await db.select().from(evidencePacks).where(inArray(evidencePacks.assignmentId, ids));
    expect(packs.map(({ way, party }) => [way, party])).toEqual([
      ["portal", "principal"],
      ["portal", "principal"],
    ]);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.approve-all"))
      .orderBy(auditEntries.id);
    expect(entries.map(({ subject }) => Number(subject)).toSorted((one, other) => one - other)).toEqual(
      ids.slice(0, 2),
    );
  }),
);

test(
  "approves none when one changed, was answered, has an exception or another vessel",
  rolledBack(async (db) => {
    const { anton, ship, first, second, third, keys } = await several(db);
    const [one, two] = clearOf(await seenBy(anton, ship.id));
    if (!one || !two) throw new Error("two proposals are clear");
    const exception = { assignmentId: third.plan.id, version: 1 };
    const elsewhere = { assignmentId: (await proposed(db)).plan.id, version: 1 };
    for (const other of [{ ...two, version: 9 }, exception, elsewhere])
      await expect(approve(anton, ship.id, [one, other])).rejects.toMatchObject({ code: "conflict" });
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, assignmentStatus: "Confirmed" });
    await expect(approve(anton, ship.id, [one, two])).rejects.toMatchObject({ code: "conflict" });
    expect(await statuses(db, [first.plan.id, second.plan.id])).toEqual(["Confirmed", "Pending"]);
  }),
);

test(
  "refuses a missing checkbox, duplicates and the office",
  rolledBack(async (db) => {
    const { anton, ship } = await several(db);
    const [one] = clearOf(await seenBy(anton, ship.id));
    if (!one) throw new Error("a proposal is clear");
    const unread = { vesselId: ship.id, proposals: [one], hasRead: false };
    await expect(approveVesselProposals.execute(as(anton, { now }), unread)).rejects.toMatchObject({ code: "invalid" });
    await expect(approve(anton, ship.id, [one, one])).rejects.toMatchObject({ code: "invalid" });
    for (const role of ["superadmin", "crewingadminmarine", "crewingplanningmarine"] as const)
      await expect(approve(await person(db, role), ship.id, [one])).rejects.toMatchObject({ code: "forbidden" });
    const stranger = await person(db, "crewingprincipalmarine", null, { principalId: (await principal(db)).id });
    await expect(approve(stranger, ship.id, [one])).rejects.toMatchObject({ code: "not-found" });
    await expect(seenBy(stranger, ship.id)).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "shows a principal only their own company's answers and evidence",
  rolledBack(async (db) => {
    const { anton, budi, ship, candidate, keys, plan } = await proposed(db);
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, assignmentStatus: "Confirmed", hasRead: true });
    const later = new Date(now.getTime() + 60_000);
    const decided = await listPrincipalAnswers.execute(as(budi, { now: later }), {});
    expect(decided).toMatchObject([{ assignmentId: plan.id, answer: "Confirmed", way: "portal", party: "principal" }]);
    const id = decided[0]?.id ?? 0;
    const file = await downloadOwnCompanyPack.execute(as(budi, { now: later }), { id });
    expect(JSON.parse(Buffer.from(file.body).toString()).pack.answer).toBe("Confirmed");
    const heir = await principal(db);
    const other = await person(db, "crewingprincipalmarine", null, { principalId: heir.id });
    await db.update(vessels).set({ principalId: heir.id }).where(eq(vessels.id, ship.id));
    for (const actor of [anton, other]) {
      expect(await listPrincipalAnswers.execute(as(actor, { now: later }), {})).toEqual([]);
      await expect(downloadOwnCompanyPack.execute(as(actor, { now: later }), { id })).rejects.toMatchObject({
        code: "not-found",
      });
    }
    const staff = await person(db, "crewingplanningmarine");
    await expect(listPrincipalAnswers.execute(as(staff, { now: later }), {})).rejects.toMatchObject({
      code: "forbidden",
    });
    await db
      .update(vessels)
      .set({ principalId: anton.principalId ?? null })
      .where(eq(vessels.id, ship.id));
    const nextYear = new Date("2027-12-01T02:00:00Z");
    expect(await listPrincipalAnswers.execute(as(anton, { now: nextYear }), {})).toEqual([]);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, candidate.id));
    expect(await listPrincipalAnswers.execute(as(anton, { now: later }), {})).toEqual([]);
  }),
);
