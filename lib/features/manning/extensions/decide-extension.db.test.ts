import { and, eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { evidencePacks } from "@/db/schema/evidence";
import { mails } from "@/db/schema/mail";
import { assignmentEvents, assignments, extensions } from "@/db/schema/manning";
import { users } from "@/db/schema/users";
import { seafarer } from "@/db/testing/crew";
import { extensionDay as now, longer, onBoard, requested } from "@/db/testing/records/extensions";
import { assigned } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { Actor } from "@/lib/access/actor";
import { getVesselGantt } from "../gantt/get-vessel-gantt";
import { decideExtension } from "./decide-extension";
import { previewExtension } from "./preview-extension";

afterAll(closeDatabase);

const decide = (who: Actor, id: number, status: "Approved" | "Rejected", more: object = {}) =>
  decideExtension.execute(as(who, { now }), { vesselCrewExtensionId: id, approvalExtensionStatus: status, ...more });
const decisionReason = { reason: "The relief joins on the first" };

test(
  "moves the last day, keeps the original and notifies",
  rolledBack(async (db) => {
    const { self, admin, head, client, planner, ship, sailor, tour } = await onBoard(db);
    const made = await requested(self, sailor.id);
    const answer = await decide(admin, made.id, "Approved");
    expect(answer).toMatchObject({ approvalExtensionStatus: "Approved", sendEmailType: "ExtensionApprovedExtension" });
    const [row] = await db.select().from(assignments).where(eq(assignments.id, tour.id));
    expect(row).toMatchObject({ endDate: longer.extendedDate, originalEndDate: "2027-02-01", slot: "current" });
    const [one] = await db.select().from(crew).where(eq(crew.id, sailor.id));
    expect(one?.plannedOffBoard).toBe(longer.extendedDate);
    const [event] = await db.select().from(assignmentEvents).where(eq(assignmentEvents.assignmentId, tour.id));
    expect(event).toMatchObject({ event: "extended", effectiveOn: longer.extendedDate, createdBy: admin.userId });
    const sentMails = await db.select().from(mails).where(eq(mails.type, "ExtensionApprovedExtension"));
    expect(sentMails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([self.email, head.email, client.email, planner.email]),
    );
    expect(sentMails.every(({ plain }) => plain.includes("15 Mar 2027") && plain.includes("1 Feb 2027"))).toBe(true);
    const chart = await getVesselGantt.execute(as(planner, { now }), { vesselId: ship.id });
    const bar = chart.rows.flatMap(({ vesselCrews }) => vesselCrews).find(({ crewId }) => crewId === sailor.id);
    expect(bar).toMatchObject({ isExtended: true, originalOffBoardDate: "2027-02-01", offBoard: longer.extendedDate });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.decide-extension"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ subject: String(tour.id), after: { status: "Approved", consent: "Confirmed" } });
    expect(await db.select().from(evidencePacks)).toMatchObject([
      { party: "extension", way: "portal", answer: "Confirmed" },
    ]);
  }),
);

test(
  "requires a reason for a rejection and notifies requester and seafarer",
  rolledBack(async (db) => {
    const { planner, admin, sailor, tour } = await onBoard(db);
    const made = await requested(planner, sailor.id);
    await expect(decide(admin, made.id, "Rejected")).rejects.toMatchObject({ code: "invalid" });
    await expect(decide(admin, made.id, "Rejected", { reason: "No" })).rejects.toMatchObject({ code: "invalid" });
    expect(await decide(admin, made.id, "Rejected", decisionReason)).toMatchObject({
      sendEmailType: "ExtensionRejected",
    });
    const sentMails = await db.select().from(mails).where(eq(mails.type, "ExtensionRejected"));
    expect(sentMails.map(({ recipient }) => recipient).sort()).toHaveLength(2);
    expect(sentMails.map(({ recipient }) => recipient)).toContain(planner.email);
    expect(sentMails.every(({ plain }) => plain.includes(decisionReason.reason))).toBe(true);
    const [row] = await db.select().from(assignments).where(eq(assignments.id, tour.id));
    expect(row).toMatchObject({ endDate: "2027-02-01", originalEndDate: null });
  }),
);

test(
  "allows administration, managers and superadmins only",
  rolledBack(async (db) => {
    const { self, head, client, planner, sailor } = await onBoard(db);
    const made = await requested(self, sailor.id);
    for (const who of [head, client, planner, self, await person(db, "crewingservicemarine")])
      await expect(decide(who, made.id, "Rejected", decisionReason)).rejects.toMatchObject({ code: "forbidden" });
    await expect(
      decide(await person(db, "crewingadmintanker"), made.id, "Rejected", decisionReason),
    ).rejects.toMatchObject({
      code: "not-found",
    });
    expect(await decide(await person(db, "superadmin"), made.id, "Rejected", decisionReason)).toMatchObject({
      approvalExtensionStatus: "Rejected",
    });
  }),
);

test(
  "refuses the requester while a colleague could decide",
  rolledBack(async (db) => {
    const { admin, manager, sailor } = await onBoard(db);
    const made = await requested(admin, sailor.id);
    await expect(decide(admin, made.id, "Rejected", decisionReason)).rejects.toMatchObject({
      messageKey: "extensions.secondPerson",
    });
    await db.update(users).set({ deactivatedAt: now });
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, admin.userId));
    expect(manager.userId).not.toBe(admin.userId);
    expect(await decide(admin, made.id, "Rejected", decisionReason)).toMatchObject({
      approvalExtensionStatus: "Rejected",
    });
  }),
);

test(
  "requires the seafarer's consent",
  rolledBack(async (db) => {
    const { planner, manager, sailor } = await onBoard(db);
    const made = await requested(planner, sailor.id);
    await expect(
      decide(manager, made.id, "Approved", { ...decisionReason, acceptedCodes: ["consent-missing"] }),
    ).rejects.toMatchObject({
      wireCode: "consent-missing",
    });
  }),
);

test(
  "lets only a manager exceed eleven months, with a reason",
  rolledBack(async (db) => {
    const { self, admin, manager, sailor, tour } = await onBoard(db);
    const made = await requested(self, sailor.id, { extendedDate: "2027-08-01" });
    const accepted = { acceptedCodes: ["over-eleven-months"], reason: "The relief is in hospital" };
    await expect(decide(admin, made.id, "Approved", accepted)).rejects.toMatchObject({
      wireCode: "over-eleven-months",
    });
    await expect(decide(manager, made.id, "Approved")).rejects.toMatchObject({ wireCode: "over-eleven-months" });
    const answer = await decide(manager, made.id, "Approved", accepted);
    expect(answer.overridden).toEqual(["over-eleven-months"]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.operation, "manning.decide-extension"), eq(auditEntries.subject, String(tour.id))));
    expect(entry).toMatchObject({ reason: "The relief is in hospital" });
  }),
);

test(
  "warns of the next person's overlap and still approves",
  rolledBack(async (db) => {
    const { self, admin, seat, sailor } = await onBoard(db);
    const relief = await seafarer(db, { fullName: "Rizal Fauzi", rank: "Bosun" });
    await assigned(db, seat, relief.id, { startDate: "2027-02-01", endDate: "2027-08-01" });
    const made = await requested(self, sailor.id);
    const preview = await previewExtension.execute(as(admin, { now }), {
      crewId: sailor.id,
      vesselCrewExtensionId: made.id,
    });
    expect(preview).toMatchObject({ isAllowed: true, problems: [] });
    expect(preview.warnings[0]).toMatch(/Rizal Fauzi.*1 Feb 2027.*15 Mar 2027.*42 days/);
    expect((await decide(admin, made.id, "Approved")).warnings[0]).toMatch(/Rizal Fauzi/);
  }),
);

test(
  "names the first decider or change to the second",
  rolledBack(async (db) => {
    const { self, admin, manager, sailor } = await onBoard(db);
    const made = await requested(self, sailor.id);
    await expect(decide(admin, made.id, "Approved", { version: made.version + 1 })).rejects.toMatchObject({
      code: "conflict",
    });
    await decide(admin, made.id, "Approved", { version: made.version });
    for (const status of ["Approved", "Rejected"] as const)
      await expect(decide(manager, made.id, status, decisionReason)).rejects.toMatchObject({
        code: "conflict",
        wireCode: "changed-meanwhile",
        values: { name: "Sari Wijaya" },
      });
    expect(await db.select().from(extensions).where(eq(extensions.crewId, sailor.id))).toMatchObject([
      { status: "Approved", decidedBy: admin.userId },
    ]);
  }),
);

test(
  "refuses for stopped processing",
  rolledBack(async (db) => {
    const { self, admin, sailor } = await onBoard(db);
    const made = await requested(self, sailor.id);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, sailor.id));
    await expect(decide(admin, made.id, "Approved")).rejects.toMatchObject({ code: "rule" });
  }),
);
