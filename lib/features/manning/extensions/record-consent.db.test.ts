import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { evidencePacks } from "@/db/schema/evidence";
import { mails } from "@/db/schema/mail";
import { approvalItems, extensions } from "@/db/schema/manning";
import type { Transaction } from "@/db/client";
import { mailedToken } from "@/db/testing/records/approvals";
import { extensionDay as now, onBoard, requested } from "@/db/testing/records/extensions";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { Actor } from "@/lib/access/actor";
import { answerByLink } from "../approvals/answer-by-link";
import { openApprovalLink } from "../approvals/open-approval-link";
import { decideExtension } from "./decide-extension";
import { listPersonExtensions } from "./list-person-extensions";
import { listVesselExtensions } from "./list-vessel-extensions";
import { recordConsent } from "./record-consent";
import { withdrawExtension } from "./withdraw-extension";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

const recordedAnswer = {
  reason: "Said yes on the telephone",
  answeredVia: "telephone",
  answeredAt: "2026-11-19T09:30:00+07:00",
} as const;
const record = (who: Actor, id: number, more: object = {}) =>
  recordConsent.execute(as(who, { now }), {
    vesselCrewExtensionId: id,
    consentStatus: "Confirmed",
    hasRead: true,
    ...more,
  });
const rowOf = async (db: Transaction, id: number) =>
  (await db.select().from(extensions).where(eq(extensions.id, id)))[0];
const stranger = as({ kind: "stranger" }, { now });
const open = (token: string) => openApprovalLink.execute(stranger, { token });
const signed = { consentName: "Wahyu Hidayat" };

test(
  "shows both dates and stores the signed consent by link",
  rolledBack(async (db) => {
    const { head, admin, self, sailor } = await onBoard(db);
    const made = await requested(head, sailor.id);
    const token = await mailedToken(db, "ExtensionConsent", self.email);
    const page = await open(token);
    expect(page).toMatchObject({
      purpose: "extension-consent",
      handOverView: null,
      declaration: { en: "I have read until when I am asked to stay on board, and I answer for myself." },
      questions: [
        {
          state: "open",
          shown: {
            extension: { originalDate: "2027-02-01", newDate: "2027-03-15", months: 7, servingSince: "2026-08-01" },
            cv: null,
            check: null,
          },
        },
      ],
    });
    const [question] = page.questions;
    const form = { token, itemId: question?.itemId ?? 0, view: question?.view ?? "", hasRead: true };
    await expect(answerByLink.execute(stranger, { ...form, answer: "Confirmed" })).rejects.toMatchObject({
      fields: [{ path: "consentName", message: "approvals.page.nameFirst" }],
    });
    await answerByLink.execute(stranger, { ...form, answer: "Confirmed", ...signed });
    expect(await rowOf(db, made.id)).toMatchObject({
      consent: "Confirmed",
      consentWay: "link",
      consentName: signed.consentName,
    });
    expect(await db.select().from(evidencePacks)).toMatchObject([
      { party: "extension", way: "link", answer: "Confirmed" },
    ]);
    const after = await open(token);
    expect(after.questions).toMatchObject([{ state: "decided", outcome: { answer: "Confirmed" } }]);
    await decideExtension.execute(as(admin, { now }), {
      vesselCrewExtensionId: made.id,
      approvalExtensionStatus: "Approved",
    });
    expect((await open(token)).questions).toMatchObject([{ state: "decided" }]);
  }),
);

test(
  "refuses a withdrawn request's link",
  rolledBack(async (db) => {
    const { planner, self, sailor } = await onBoard(db);
    const first = await requested(planner, sailor.id);
    const token = await mailedToken(db, "ExtensionConsent", self.email);
    const [question] = (await open(token)).questions;
    const form = { token, itemId: question?.itemId ?? 0, view: question?.view ?? "", hasRead: true, ...signed };
    await withdrawExtension.execute(as(planner, { now }), { vesselCrewExtensionId: first.id });
    expect((await open(token)).questions).toMatchObject([{ state: "removed", shown: null }]);
    await expect(answerByLink.execute(stranger, { ...form, answer: "Confirmed" })).rejects.toMatchObject({
      code: "conflict",
    });
    await requested(planner, sailor.id, { extendedDate: "2027-04-01" });
    await expect(answerByLink.execute(stranger, { ...form, answer: "Confirmed" })).rejects.toMatchObject({
      messageKey: "approvals.page.changed",
    });
    expect((await open(token)).questions).toMatchObject([{ shown: { extension: { newDate: "2027-04-01" } } }]);
  }),
);

test(
  "stores the seafarer's own answer; a refusal blocks approval",
  rolledBack(async (db) => {
    const { planner, manager, admin, self, sailor } = await onBoard(db);
    const made = await requested(planner, sailor.id);
    await expect(record(self, made.id)).rejects.toMatchObject({ code: "invalid" });
    await expect(record(self, made.id, { consentStatus: "Rejected" })).rejects.toMatchObject({ code: "invalid" });
    await record(self, made.id, { consentStatus: "Rejected", reason: "My son is born in February" });
    expect(await rowOf(db, made.id)).toMatchObject({ consent: "Rejected", consentWay: "portal" });
    await expect(record(self, made.id, signed)).rejects.toMatchObject({ code: "conflict" });
    await expect(
      decideExtension.execute(as(manager, { now }), {
        vesselCrewExtensionId: made.id,
        approvalExtensionStatus: "Approved",
      }),
    ).rejects.toMatchObject({ wireCode: "consent-declined" });
    expect(await db.select().from(approvalItems)).toMatchObject([{ endReason: "decided" }]);
    const sentMails = await db.select().from(mails).where(eq(mails.type, "ExtensionDeclined"));
    expect(sentMails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [planner, manager, admin].map(({ email }) => email).toSorted(),
    );
    expect(JSON.stringify(sentMails)).not.toContain("February");
  }),
);

test(
  "records the office's note, not by the requester",
  rolledBack(async (db) => {
    const { planner, admin, sailor } = await onBoard(db);
    const made = await requested(planner, sailor.id);
    await expect(record(planner, made.id, recordedAnswer)).rejects.toMatchObject({
      messageKey: "extensions.secondPersonNotice",
    });
    await expect(record(admin, made.id)).rejects.toMatchObject({ fields: [{ path: "reason" }] });
    await expect(
      record(admin, made.id, { ...recordedAnswer, answeredAt: "2026-11-21T09:00:00Z" }),
    ).rejects.toMatchObject({
      fields: [{ path: "answeredAt" }],
    });
    await record(admin, made.id, recordedAnswer);
    expect(await rowOf(db, made.id)).toMatchObject({
      consent: "Confirmed",
      consentWay: "telephone",
      consentChannel: "telephone",
      consentAt: new Date(recordedAnswer.answeredAt),
      consentNote: recordedAnswer.reason,
      consentBy: admin.userId,
    });
  }),
);

test(
  "refuses answers for others",
  rolledBack(async (db) => {
    const { planner, head, manager, client, sailor } = await onBoard(db);
    const other = await onBoard(db);
    const made = await requested(planner, sailor.id);
    for (const who of [head, manager, client, await person(db, "crewingservicemarine")])
      await expect(record(who, made.id, { ...recordedAnswer, ...signed })).rejects.toMatchObject({ code: "forbidden" });
    await expect(record(other.self, made.id, signed)).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "lists pending requests first and hides reasons from principals",
  rolledBack(async (db) => {
    const { planner, admin, client, head, ship, sailor, master, self } = await onBoard(db);
    const first = await requested(self, sailor.id);
    await decideExtension.execute(as(admin, { now }), {
      vesselCrewExtensionId: first.id,
      approvalExtensionStatus: "Approved",
    });
    const second = await requested(planner, master.id);
    const list = (who: Actor) => listVesselExtensions.execute(as(who, { now }), { vesselId: ship.id });
    const page = await list(admin);
    expect(page).toMatchObject({ total: 2, totalPending: 1 });
    expect(page.rows).toMatchObject([
      { id: second.id, approvalExtensionStatus: null, mayDecide: true, mayConsent: "told", mayWithdraw: true },
      {
        id: first.id,
        approvalExtensionStatus: "Approved",
        mayDecide: false,
        mayConsent: null,
        extendedReason: "No relief before March",
      },
    ]);
    expect((await list(client)).rows).toMatchObject([
      { extendedReason: null, requestedBy: null, mayDecide: false, mayWithdraw: false, mayConsent: null },
      { extendedReason: null, decidedBy: null, consent: { name: null, note: null } },
    ]);
    expect((await list(head)).rows).toMatchObject([{ mayConsent: "own", mayWithdraw: false }, { id: first.id }]);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, master.id));
    expect(await list(planner)).toMatchObject({ total: 1, totalPending: 0 });
    expect(await list(admin)).toMatchObject({ total: 2, totalPending: 1 });
    await expect(list((await onBoard(db)).head)).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "returns whether a person may request, and what the agreement lacks",
  rolledBack(async (db) => {
    const { self, admin, client, sailor } = await onBoard(db);
    const list = (who: Actor) => listPersonExtensions.execute(as(who, { now }), { crewId: sailor.id });
    expect(await list(self)).toEqual({ extensions: [], mayRequest: true, offBoard: "2027-02-01", pklNote: null });
    const made = await requested(self, sailor.id);
    expect(await list(self)).toMatchObject({ mayRequest: false, extensions: [{ id: made.id, mayConsent: null }] });
    await decideExtension.execute(as(admin, { now }), {
      vesselCrewExtensionId: made.id,
      approvalExtensionStatus: "Approved",
    });
    expect(await list(self)).toMatchObject({ mayRequest: true, offBoard: "2027-03-15", pklNote: "pkl-none" });
    await expect(list(client)).rejects.toMatchObject({ code: "forbidden" });
  }),
);
