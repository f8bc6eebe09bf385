import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { applicantComments, applicants, assessments } from "@/db/schema/applicants";
import { crew, crewChangeRequests } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { answerOf } from "@/db/testing/calls/answer-of";
import { applicantAt } from "@/db/testing/applicants";
import { seafarer, vessel } from "@/db/testing/crew";
import { assigned, seatOn } from "@/db/testing/manning";
import { lookupId, openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import type { UserActor } from "@/lib/access/actor";
import * as decisions from "@/lib/features/applicants/decisions/actions";
import { decideInterview } from "@/lib/features/applicants/decisions/decide-interview";
import { decideMcu } from "@/lib/features/applicants/decisions/decide-mcu";
import { failApplicant } from "@/lib/features/applicants/decisions/fail-applicant";
import { hireApplicant } from "@/lib/features/applicants/decisions/hire-applicant";
import { recordInterviewNote } from "@/lib/features/applicants/decisions/record-interview-note";
import { recordMcuResult } from "@/lib/features/applicants/decisions/record-mcu-result";
import { recordTestScore } from "@/lib/features/applicants/decisions/record-test-score";
import { reopenApplicant } from "@/lib/features/applicants/decisions/reopen-applicant";
import { reopenStage } from "@/lib/features/applicants/decisions/reopen-stage";
import { reviewScreening } from "@/lib/features/applicants/decisions/review-screening";
import { scheduleInterview } from "@/lib/features/applicants/decisions/schedule-interview";
import { scheduleMcu } from "@/lib/features/applicants/decisions/schedule-mcu";
import { scheduleTests } from "@/lib/features/applicants/decisions/schedule-tests";
import { skipAsFormerCrew } from "@/lib/features/applicants/decisions/skip-as-former-crew";
import { withdrawApplicant } from "@/lib/features/applicants/decisions/withdraw-applicant";
import type { Operation } from "@/lib/platform/operation";
import { callTable } from "./call-table";

afterAll(closeDatabase);

type Input = Record<string, unknown>;
/** Lookup values that the forms need besides the application. */
type Choices = { assessorId: number; mcuPackageId: number; clinicId: number; healthStatusDegreeId: number };
/** An application, one of its files, and what a decision needs. */
type Named = { id: number; fileId: string; choices: Choices };
const missing = { id: 999_999_921, fileId: "00000000-0000-4000-8000-00000000dead" };

const failed = { reason: "no-response" };
const appointment = { date: "2026-12-10", time: "09:00" };

/** Input of each operation on one application, by its name. */
const inputs: Record<string, (named: Named) => Input> = {
  "applicants.get": ({ id }) => ({ id }),
  "applicants.peek": ({ id }) => ({ id }),
  "applicants.list-timeline": ({ id }) => ({ id }),
  "applicants.list-assessments": ({ id }) => ({ id }),
  "applicants.get-last-assessment": ({ id }) => ({ id, type: "result" }),
  "applicants.insert-assessment": ({ id }) => ({ id, assessmentType: "interview", assessmentStatus: "Passed" }),
  "applicants.insert-bulk-assessments": ({ id }) => ({
    ids: [id],
    assessmentType: "failed",
    assessmentStatus: "Completed",
    ...failed,
  }),
  "applicants.update-status": ({ id }) => ({ id, currentStatusId: 8, ...failed }),
  "applicants.update-register-crew-detail": ({ id }) => ({ id, regPhoneNo: "+6281234567899" }),
  "applicants.add-comment": ({ id }) => ({ id, text: "Phoned" }),
  "applicants.send-register-mail": ({ id }) => ({ registerCrewId: id, sendEmailType: "RegisterSubmitted" }),
  "applicants.generate-cv": ({ id }) => ({ registerCrewId: id }),
  "applicants.generate-boc": ({ id }) => ({ ids: [id] }),
  "applicants.generate-mcu-letter": ({ id }) => ({
    ids: [id],
    letterNumber: "001",
    date: "2026-12-10",
    package: "Standard",
    clinic: "Clinic",
  }),
  "files.download": ({ fileId }) => ({ fileId }),
};

/** Operations that screens call and the API does not. */
const decided: [Operation, (named: Named) => Input][] = [
  [reviewScreening, ({ id }) => ({ id, reviewResult: "Passed", seafererName: "Zebulon", vesselName: "MT X" })],
  [scheduleTests, ({ id }) => ({ ids: [id], date: "2026-12-10", place: "Surabaya" })],
  [recordTestScore, ({ id }) => ({ id, assessmentType: "ces", score: 80 })],
  [
    scheduleInterview,
    ({ id, choices: { assessorId } }) => ({
      ids: [id],
      ...appointment,
      mode: "Onsite",
      place: "Surabaya",
      assessorIds: [assessorId],
    }),
  ],
  [recordInterviewNote, ({ id, choices: { assessorId } }) => ({ id, assessorId, note: "Calm" })],
  [decideInterview, ({ id }) => ({ id, decision: "Passed" })],
  [scheduleMcu, ({ id, choices }) => ({ ids: [id], ...appointment, ...choices, letterNumber: "001" })],
  [recordMcuResult, ({ id, choices }) => ({ id, result: "Fit", ...choices })],
  [decideMcu, ({ id }) => ({ id, decision: "Passed" })],
  [hireApplicant, ({ id }) => ({ id, joinedOn: "2026-11-20", employmentTypeId: 1 })],
  [skipAsFormerCrew, ({ id }) => ({ id, reason: "Sailed with us" })],
  [failApplicant, ({ id }) => ({ id, ...failed })],
  [withdrawApplicant, ({ id }) => ({ id })],
  [reopenStage, ({ id }) => ({ id, assessmentType: "interview", reason: "Taken back" })],
  [reopenApplicant, ({ id }) => ({ id, reason: "Taken back" })],
];

/** Calls on many applications, or none. */
const lists: Record<string, Input[]> = {
  "applicants.list": [{}, { tab: "done" }, { filterList: "zebulon" }, { tab: "done", filterList: "zebulon" }],
  "applicants.list-ces-marlin": [{}],
  "applicants.get-pipeline-report": [{ from: "2020-01-01", to: "2030-12-31" }],
  "job-openings.list": [{}],
};
const aboutNoPerson = ["applicants.get-work-summary", "applicants.register"];

const calls = callTable.filter(({ controller }) => !controller.endsWith("Public"));
const operations = new Map(calls.map(({ operation }) => [operation.name, operation]));
const named = (name: string) => {
  const operation = operations.get(name);
  if (!operation) throw new Error(`no call is named ${name}`);
  return operation;
};

/** How an application relates to a seafarer: they were hired from it, or it was matched to their record. */
const links = ["came by", "ended in"] as const;
type Link = (typeof links)[number];

/** Hire a person from an application with every decision made, and a scan that staff uploaded. */
async function hired(db: Transaction, staff: UserActor, link: Link) {
  const opening = await openOpening(db);
  await applicantAt(db, "result", opening, { fullName: "Another Person" });
  const applicant = await applicantAt(db, "result", opening, { fullName: "Zebulon Quagmire" });
  const { id } = applicant;
  const one = await seafarer(db, { fullName: "Zebulon Quagmire", applicantId: link === "came by" ? id : null });
  await db.insert(assessments).values({
    applicantId: id,
    type: "result",
    status: "Completed",
    divisionId: 1,
    details: link === "ended in" ? { crewId: one.id } : null,
  });
  await db.update(applicants).set({ currentStatusId: 8 }).where(eq(applicants.id, id));
  await db.insert(applicantComments).values({ applicantId: id, text: "Phoned", createdBy: staff.userId });
  const fileId = await uploadBy(db, staff, "bst.pdf");
  await db.update(files).set({ subjectType: "applicant", subjectId: id }).where(eq(files.id, fileId));
  const choices = {
    assessorId: await lookupId(db, "assessor"),
    mcuPackageId: await lookupId(db, "mcu-package"),
    clinicId: await lookupId(db, "mcu-clinic"),
    healthStatusDegreeId: await lookupId(db, "mcu-health-status-degree"),
  };
  return { id, fileId, crewId: one.id, choices };
}

const stop = (db: Transaction, crewId: number) =>
  db.update(crew).set({ processingStoppedAt: new Date() }).where(eq(crew.id, crewId));

const scene = async (db: Transaction, link: Link) => {
  const staff = await person(db, "crewingstaffmarine");
  const unknowing = {
    staff,
    planning: await person(db, "crewingplanningmarine"),
    service: await person(db, "crewingservicemarine"),
    pde: await person(db, "crewingpdemarine"),
  };
  return { unknowing, application: await hired(db, staff, link) };
};

test("every call and decision about applications is covered below", () => {
  const known = new Set([...Object.keys(inputs), ...Object.keys(lists), ...aboutNoPerson]);
  const unasked = [...operations.keys()].filter((name) => name.startsWith("applicants.") && !known.has(name));
  expect(unasked).toEqual([]);
  const asked = [...decided.map(([{ name }]) => name), ...Object.keys(inputs)];
  const titles = Object.keys(decisions).map((name) =>
    name.replace(/Action$/, "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  expect(titles.filter((title) => !asked.some((name) => title.startsWith(name.replace("applicants.", ""))))).toEqual(
    [],
  );
});

test.each(links)(
  'an application that a person %s answers "not found" to every operation while their processing is stopped',
  async (link) =>
    rolledBack(async (db) => {
      const { unknowing, application } = await scene(db, link);
      await stop(db, application.crewId);
      const asked: [Operation, (named: Named) => Input][] = [
        ...decided,
        ...Object.entries(inputs).map(([name, input]): [Operation, (named: Named) => Input] => [named(name), input]),
      ];
      const notified: unknown[] = [];
      for (const [who, actor] of Object.entries(unknowing))
        for (const [operation, input] of asked) {
          const emptyPerson = { ...missing, choices: application.choices };
          const ofStopped = await answerOf(db, actor, operation, input(application), [
            application.id,
            application.fileId,
          ]);
          const ofNoPerson = await answerOf(db, actor, operation, input(emptyPerson), [
            emptyPerson.id,
            emptyPerson.fileId,
          ]);
          if (ofStopped !== ofNoPerson)
            notified.push([who, operation.name, ofStopped.slice(0, 200), ofNoPerson.slice(0, 200)]);
        }
      expect(notified).toEqual([]);
    })(),
  60_000,
);

test.each(links)(
  "a person who %s: lists, counts and reports leave the application out while processing is stopped",
  async (link) =>
    rolledBack(async (db) => {
      const { unknowing, application } = await scene(db, link);
      await stop(db, application.crewId);
      const answers = async () => {
        const found: string[] = [];
        for (const [who, actor] of Object.entries(unknowing))
          for (const [name, asked] of Object.entries(lists))
            for (const input of asked) found.push(`${who} ${await answerOf(db, actor, named(name), input, [])}`);
        return found;
      };
      const stopped = await answers();
      const [elsewhere, before] = [await openOpening(db, 2), await answers()];
      await db
        .update(applicants)
        .set({
          divisionId: 2,
          jobOpeningId: elsewhere.id,
          positionId: elsewhere.positionId,
          vesselTypeId: elsewhere.vesselTypeId,
        })
        .where(eq(applicants.id, application.id));
      expect(before).toEqual(stopped);
      expect(await answers()).toEqual(stopped);
      expect(stopped.join()).toContain("Another Person");
    })(),
  60_000,
);

test.each(links)("a person who %s: users who see the stop can read the application and not change it", async (link) =>
  rolledBack(async (db) => {
    const { application } = await scene(db, link);
    const before = { id: application.id };
    const knowing = [await person(db, "crewingadminmarine"), await person(db, "crewingmanagermarine")];
    await stop(db, application.crewId);
    for (const actor of knowing) {
      const ask = (name: string, input: Input) => answerOf(db, actor, named(name), input, []);
      expect(await ask("applicants.get", before)).toContain("Zebulon Quagmire");
      expect(await ask("applicants.list", { tab: "done" })).toContain("Zebulon Quagmire");
      expect(await ask("applicants.list-timeline", before)).toContain("Phoned");
    }
    const writes = decided.concat(
      Object.entries(inputs).flatMap(([name, input]): [Operation, (named: Named) => Input][] =>
        named(name).kind === "write" && !name.includes(".generate-") ? [[named(name), input]] : [],
      ),
    );
    const manager = knowing[1] ?? (await person(db, "crewingmanagermarine"));
    for (const [operation, input] of writes)
      expect([operation.name, await answerOf(db, manager, operation, input(application), [])]).toEqual([
        operation.name,
        expect.stringContaining("data-requests.stopped"),
      ]);
    await db
      .update(crew)
      .set({ processingStoppedAt: null, erasedAt: new Date(), status: "resigned", resignedOn: "2026-01-15" })
      .where(eq(crew.id, application.crewId));
    for (const actor of knowing)
      expect(await answerOf(db, actor, named("applicants.add-comment"), { ...before, text: "Phoned" }, [])).toContain(
        "data-requests.erased",
      );
  })(),
);

test(
  "other data hides the person too: matches on new applications, evidence of plans, uploaded files",
  rolledBack(async (db) => {
    const [staff, planning, admin] = [
      await person(db, "crewingstaffmarine"),
      await person(db, "crewingplanningmarine"),
      await person(db, "crewingadminmarine"),
    ];
    const one = await seafarer(db);
    const again = await applicantAt(db, "screening", undefined, { seafarerCode: one.seafarerCode ?? "" });
    const tour = await assigned(db, await seatOn(db, await vessel(db)), one.id, { slot: "cancelled" });
    const [request] = await db
      .insert(crewChangeRequests)
      .values({ crewId: one.id, section: "contact", change: "{}", createdBy: staff.userId })
      .returning();
    const fileOf = async (subjectType: string, subjectId: number) => {
      const fileId = await uploadBy(db, staff);
      await db.update(files).set({ subjectType, subjectId }).where(eq(files.id, fileId));
      return fileId;
    };
    const evidence = await fileOf("assignment", tour.id);
    const asked = await fileOf("crew-request", request?.id ?? 0);
    const notified = async () => [
      (await answerOf(db, staff, named("applicants.get"), { id: again.id }, [])).includes(one.employeeNumber),
      (await answerOf(db, planning, named("files.download"), { fileId: evidence }, [])).includes("application/pdf"),
      (await answerOf(db, staff, named("files.download"), { fileId: asked }, [])).includes("application/pdf"),
    ];
    expect(await notified()).toEqual([true, true, true]);
    await stop(db, one.id);
    expect(await notified()).toEqual([false, false, false]);
    expect(await answerOf(db, admin, named("applicants.get"), { id: again.id }, [])).toContain(one.employeeNumber);
  }),
);
