import { and, eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { approvalItems, assignments, extensions } from "@/db/schema/manning";
import { mailedToken } from "@/db/testing/records/approvals";
import { extensionDay as now, longer, onBoard, requested } from "@/db/testing/records/extensions";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { checkOutCrew } from "../check-in-out/check-out-crew";
import { listVesselPlanning } from "../planning/list-vessel-planning";
import { listSeats } from "../planning/list-seats";
import { changeAssignmentDates } from "../proposals/change-assignment-dates";
import { previewExtension } from "./preview-extension";
import { requestExtension } from "./request-extension";
import { sendExtensionMail } from "./send-extension-mail";
import { withdrawExtension } from "./withdraw-extension";

afterAll(closeDatabase);

const at = (actor: Parameters<typeof as>[0]) => as(actor, { now });
const key = (id: number) => ({ vesselCrewExtensionId: id });

test(
  "stores the head's request, asks the seafarer, notifies and audits",
  rolledBack(async (db) => {
    const { head, self, sailor, tour, admin, planner } = await onBoard(db);
    const made = await requested(head, sailor.id);
    expect(made).toMatchObject({
      offBoardOriginalDate: "2027-02-01",
      offBoardExtendedDate: longer.extendedDate,
      approvalExtensionStatus: null,
      consentStatus: "Pending",
      sendEmailType: "ExtensionRequested",
    });
    const [row] = await db.select().from(extensions).where(eq(extensions.id, made.id));
    expect(row).toMatchObject({ requestedAs: "vessel-head", requestedBy: head.userId, reason: longer.extendedReason });
    expect(await mailedToken(db, "ExtensionConsent", self.email)).toHaveLength(43);
    const sentMails = await db.select().from(mails).where(eq(mails.type, "ExtensionRequested"));
    expect(sentMails.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([admin.email, planner.email]));
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.operation, "manning.request-extension"), eq(auditEntries.subject, String(tour.id))));
    expect(entry).toMatchObject({ actorId: String(head.userId), reason: longer.extendedReason });
  }),
);

test(
  "stores a seafarer's request with sealed consent",
  rolledBack(async (db) => {
    const { self, sailor } = await onBoard(db);
    await expect(requested(self, sailor.id, { hasRead: false })).rejects.toMatchObject({ code: "invalid" });
    await expect(requested(self, sailor.id, { consentName: "" })).rejects.toMatchObject({ code: "invalid" });
    const made = await requested(self, sailor.id);
    const [row] = await db.select().from(extensions).where(eq(extensions.id, made.id));
    expect(row).toMatchObject({
      requestedAs: "seafarer",
      consent: "Confirmed",
      consentWay: "portal",
      consentName: "Wahyu Hidayat",
    });
    expect(await db.select().from(mails).where(eq(mails.type, "ExtensionConsent"))).toEqual([]);
  }),
);

test(
  "refuses roles and people outside the scope",
  rolledBack(async (db) => {
    const { sailor, master, client, self } = await onBoard(db);
    const other = await onBoard(db);
    for (const role of [
      "crewingservicemarine",
      "crewingfinancemarine",
      "crewingpdemarine",
      "crewingstaffmarine",
    ] as const)
      await expect(requested(await person(db, role), sailor.id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(requested(client, sailor.id)).rejects.toMatchObject({ code: "forbidden" });
    for (const who of [other.head, other.self, await person(db, "crewingadmintanker")])
      await expect(requested(who, sailor.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(requested(self, master.id)).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "refuses an earlier date and a second request",
  rolledBack(async (db) => {
    const { planner, manager, sailor } = await onBoard(db);
    await expect(requested(planner, sailor.id, { extendedDate: "2027-02-01" })).rejects.toMatchObject({
      wireCode: "extension-not-later",
    });
    await requested(planner, sailor.id);
    await expect(requested(manager, sailor.id)).rejects.toMatchObject({
      code: "conflict",
      wireCode: "extension-pending",
    });
  }),
);

test(
  "refuses stopped processing",
  rolledBack(async (db) => {
    const { planner, manager, head, sailor } = await onBoard(db);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, sailor.id));
    for (const who of [planner, head]) {
      await expect(requested(who, sailor.id)).rejects.toMatchObject({ code: "not-found" });
      await expect(previewExtension.execute(at(who), { crewId: sailor.id })).rejects.toMatchObject({
        code: "not-found",
      });
    }
    await expect(requested(manager, sailor.id)).rejects.toMatchObject({ code: "rule" });
  }),
);

test(
  "previews limits, expiring documents and a missing agreement",
  rolledBack(async (db) => {
    const { head, sailor } = await onBoard(db);
    const fine = await previewExtension.execute(at(head), { crewId: sailor.id, extendedDate: "2027-03-15" });
    expect(fine).toMatchObject({ isAllowed: true, months: 7, limit: "2027-07-01", problems: [] });
    expect(fine.warnings).toEqual([expect.stringMatching(/No PKL on record/)]);
    const long = await previewExtension.execute(at(head), { crewId: sailor.id, extendedDate: "2027-08-01" });
    expect(long.problems).toMatchObject([{ code: "over-eleven-months", hard: true }]);
    expect(long.problems[0]?.messages[0]).toMatch(/12 months.*Only a manager/);
    const late = await previewExtension.execute(at(head), { crewId: sailor.id, extendedDate: "2030-01-15" });
    expect(late.problems.map(({ code }) => code)).toContain("compliance:medical-ends-on-board");
    const never = await previewExtension.execute(at(head), { crewId: sailor.id, extendedDate: "2027-01-01" });
    expect(never).toMatchObject({ isAllowed: false, problems: [{ code: "extension-not-later", hard: true }] });
  }),
);

test(
  "counts pending requests for the vessel",
  rolledBack(async (db) => {
    const { planner, head, ship, sailor } = await onBoard(db);
    const counts = async () => {
      const list = await listVesselPlanning.execute(at(planner), { filterList: ship.name.toLowerCase() });
      const { totalPendingData } = await listSeats.execute(at(planner), { vesselId: ship.id });
      return [list.rows[0]?.totalPendingData, list.totalPendingData, totalPendingData];
    };
    expect(await counts()).toEqual([0, 0, 0]);
    const made = await requested(head, sailor.id);
    expect(await counts()).toEqual([1, 1, 1]);
    await withdrawExtension.execute(at(head), key(made.id));
    expect(await counts()).toEqual([0, 0, 0]);
  }),
);

test(
  "withdraws by requester or office once and ends the link",
  rolledBack(async (db) => {
    const { planner, admin, self, head, sailor } = await onBoard(db);
    const made = await requested(planner, sailor.id);
    for (const who of [self, head])
      await expect(withdrawExtension.execute(at(who), key(made.id))).rejects.toMatchObject({ code: "forbidden" });
    expect(await withdrawExtension.execute(at(admin), key(made.id))).toMatchObject({ endReason: "withdrawn" });
    await expect(withdrawExtension.execute(at(planner), key(made.id))).rejects.toMatchObject({
      code: "conflict",
      values: { name: "Sari Wijaya" },
    });
    expect(await db.select().from(approvalItems)).toMatchObject([{ endReason: "removed" }]);
    expect((await requested(planner, sailor.id)).id).not.toBe(made.id);
  }),
);

test(
  "ends the request on sign-off or changed dates",
  rolledBack(async (db) => {
    const { planner, ship, seat, sailor, tour } = await onBoard(db);
    const keys = { vesselId: ship.id, vesselCrewId: seat.id, crewId: sailor.id, assignmentOn: "Current" } as const;
    const first = await requested(planner, sailor.id);
    const dates = { startAssignmentDate: "2026-08-01", endAssignmentDate: "2027-02-05" };
    await changeAssignmentDates.execute(at(planner), { ...keys, ...dates });
    const second = await requested(planner, sailor.id);
    expect(second.offBoardOriginalDate).toBe("2027-02-05");
    await checkOutCrew.execute(at(planner), {
      ...keys,
      schedule: "2026-11-20",
      acceptedCodes: ["off-plan", "schedule-not-ready"],
      offPlanReason: "medical",
      reason: "Ill",
    });
    const ends = await db.select().from(extensions).where(eq(extensions.assignmentId, tour.id)).orderBy(extensions.id);
    expect(ends.map(({ id, endReason }) => [id, endReason])).toEqual([
      [first.id, "dates-changed"],
      [second.id, "signed-off"],
    ]);
    expect((await db.select().from(assignments).where(eq(assignments.id, tour.id)))[0]?.originalEndDate).toBeNull();
  }),
);

test(
  "sends the documented mail once when due",
  rolledBack(async (db) => {
    const { planner, admin, self, sailor } = await onBoard(db);
    const made = await requested(planner, sailor.id);
    const send = (sendEmailType: string) => sendExtensionMail.execute(at(admin), { sendEmailType, ...key(made.id) });
    const sent = await send("ExtensionRequested");
    expect(sent).toMatchObject({ message: "Email sent!" });
    expect((await send("ExtensionRequested")).mailIds).toEqual(sent.mailIds);
    await expect(send("ExtensionApprovedExtension")).rejects.toMatchObject({ code: "rule" });
    await expect(send("Hello")).rejects.toMatchObject({ messageKey: "mail.unknownType" });
    const known = await mailedToken(db, "ExtensionConsent", self.email);
    await send("ExtensionConsent");
    expect(await mailedToken(db, "ExtensionConsent", self.email)).not.toBe(known);
  }),
);

test(
  "refuses visitors and the scheduler",
  rolledBack(async (db) => {
    const { sailor } = await onBoard(db);
    const input = { crewId: sailor.id, ...longer, hasRead: true, consentName: "X Y" };
    await expect(requestExtension.execute(at({ kind: "stranger" }), input)).rejects.toMatchObject({
      code: "unauthenticated",
    });
  }),
);
