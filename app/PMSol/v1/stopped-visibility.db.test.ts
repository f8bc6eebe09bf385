import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "@/db/client";
import { crew, crewChangeRequests, crewConflicts, dataRequests } from "@/db/schema/crew";
import { vessels } from "@/db/schema/vessels";
import { answerOf } from "@/db/testing/calls/answer-of";
import { applicantAt } from "@/db/testing/applicants";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { registered } from "@/db/testing/records/register";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { ownedKeys, scopeInputs, type Foreign } from "@/db/testing/calls/scope-inputs";
import { fleet } from "@/db/testing/records/two-fleets";
import { uploadBy } from "@/db/testing/files/uploads";
import { files } from "@/db/schema/files";
import { hireApplicant } from "@/lib/features/applicants/decisions/hire-applicant";
import { getProposalReview } from "@/lib/features/manning/approvals/get-proposal-review";
import type { Operation } from "@/lib/platform/operation";
import { callTable, type Call } from "./call-table";

afterAll(closeDatabase);

type Input = Record<string, unknown>;
/** Ids of records of one person, or of none. */
type Named = Foreign & typeof missing & { registerCrewId: number; positionId: number };
const missing = {
  employeeId: 999_999_901,
  fileId: "00000000-0000-4000-8000-00000000dead",
  changeRequestId: 999_999_911,
  dataRequestId: 999_999_912,
  conflictId: 999_999_913,
  entryId: 999_999_914,
};

/** Calls that name a person's record by another id. */
const byRow: Record<string, (named: Named) => Input> = {
  "crew.get-change-request": ({ changeRequestId: id }) => ({ id }),
  "crew.withdraw-change-request": ({ changeRequestId: id }) => ({ id }),
  "crew.decide-change-request": ({ changeRequestId: id }) => ({ id, decision: "Approved" }),
  "crew.decide-subject-request": ({ dataRequestId: id }) => ({ id, decision: "Approved" }),
  "crew.export-subject": ({ dataRequestId: id }) => ({ id }),
  "crew.end-conflict": ({ conflictId: id }) => ({ id, note: "They made peace" }),
  "suitability.get": ({ entryId }) => ({ employeeBlackListid: entryId }),
  "suitability.confirm": ({ entryId }) => ({ employeeBlackListid: entryId }),
  "suitability.decide-removal": ({ entryId }) => ({ employeeBlackListid: entryId, unblacklistApproval: "Approved" }),
  "suitability.reply": ({ entryId }) => ({ employeeBlackListid: entryId, reply: "It was not so" }),
  "suitability.request-removal": ({ entryId, fileId }) => ({
    employeeBlackListid: entryId,
    reason: "A year without a complaint",
    unblacklistDocument: fileId,
  }),
  "suitability.send-mail": ({ entryId }) => ({ employeeBlackListid: entryId, sendEmailType: "UnblacklistRequest" }),
  "files.download": ({ fileId }) => ({ fileId }),
};

const nameOf = ({ method, path }: Call) => `${method} ${path.replace("/PMSol/v1/", "")}`;
const keysOf = ({ input }: Operation) =>
  Object.keys(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }).properties ?? {});

/** A wrong position would be refused before the person is looked up. */
const seated = (input: Input, { positionId }: Named): Input =>
  "vesselCrewId" in input ? { ...input, jobPositionId: positionId } : input;

function inputOf(call: Call, named: Named): Input | null {
  const given = byRow[call.operation.name] ?? scopeInputs[nameOf(call)];
  if (given) return seated(given(named), named);
  const keys = keysOf(call.operation);
  if (!keys.some((key) => ownedKeys[key] === "employeeId")) return null;
  const ids = Object.fromEntries(keys.flatMap((key) => (ownedKeys[key] ? [[key, named[ownedKeys[key]]]] : [])));
  return seated({ assignmentOn: "Next", schedule: "2026-11-20", ...ids }, named);
}

type Asked = { name: string; operation: Operation; input(named: Named): Input };
const asked: Asked[] = [
  ...callTable
    .filter(({ controller }) => !controller.endsWith("Public"))
    .flatMap((call) => {
      const probe = inputOf(call, {
        ...missing,
        vesselId: 0,
        vesselCrewId: 0,
        principalId: 0,
        userId: 0,
        contactId: 0,
        registerCrewId: 0,
        positionId: 0,
      });
      const says = JSON.stringify(probe ?? {});
      return Object.values(missing).some((id) => says.includes(String(id)))
        ? [{ name: nameOf(call), operation: call.operation, input: (named: Named) => inputOf(call, named) ?? {} }]
        : [];
    }),
  {
    name: "hiring into the record",
    operation: hireApplicant,
    input: ({ registerCrewId, employeeId }) => ({
      id: registerCrewId,
      joinedOn: "2026-11-20",
      employmentTypeId: 1,
      crewId: employeeId,
    }),
  },
  {
    name: "the review behind an approval link",
    operation: getProposalReview,
    input: ({ vesselCrewId, vesselId, employeeId, positionId }) => ({
      vcid: vesselCrewId,
      vid: vesselId,
      emp: employeeId,
      ao: "Next",
      joi: positionId,
    }),
  },
];

const idsOf = ({ employeeId, fileId }: Named) => [employeeId, fileId];

async function scene(db: Transaction, isPlanned: boolean) {
  const own = await fleet(db);
  const [ship] = await db.select().from(vessels).where(eq(vessels.id, own.vesselId));
  if (!ship) throw new Error("no vessel");
  const seat = await seatOn(db, ship, "Able Seaman", 7);
  const gone = await fitSeafarer(db, { seat, vessel: ship }, { rank: "Able Seaman" });
  const planning = await person(db, "crewingplanningmarine");
  if (isPlanned) await assigned(db, seat, gone.id, { principalStatus: "Pending", employeeStatus: "Pending" });
  const [request] = await db
    .insert(crewChangeRequests)
    .values({
      crewId: gone.id,
      section: "contact",
      change: JSON.stringify({ address: "Jl. Perak 1" }),
      createdBy: planning.userId,
    })
    .returning();
  const [wish] = await db
    .insert(dataRequests)
    .values({ crewId: gone.id, kind: "export", reason: "Asked by letter", createdBy: planning.userId })
    .returning();
  const [low, high] = [Math.min(gone.id, own.employeeId), Math.max(gone.id, own.employeeId)];
  const [conflict] = await db
    .insert(crewConflicts)
    .values({ crewId: low, otherCrewId: high, reason: "Fought", createdBy: planning.userId })
    .returning();
  const entry = await registered(db, gone.id, (await person(db, "crewingmanagermarine")).userId);
  const fileId = await uploadBy(db, await person(db, "crewingadminmarine"));
  await db.update(files).set({ subjectType: "crew", subjectId: gone.id }).where(eq(files.id, fileId));
  await db.update(crew).set({ processingStoppedAt: new Date() }).where(eq(crew.id, gone.id));
  const applicant = await applicantAt(db, "mcu");
  const place = {
    vesselId: ship.id,
    vesselCrewId: seat.id,
    principalId: own.principalId,
    userId: planning.userId,
    contactId: 0,
    registerCrewId: applicant.id,
    positionId: seat.positionId,
  };
  const stopped: Named = {
    ...place,
    employeeId: gone.id,
    fileId,
    changeRequestId: request?.id ?? 0,
    dataRequestId: wish?.id ?? 0,
    conflictId: conflict?.id ?? 0,
    entryId: entry.id,
  };
  const actors = {
    planning,
    staff: await person(db, "crewingstaffmarine"),
    pde: await person(db, "crewingpdemarine"),
    finance: await person(db, "crewingfinancemarine"),
    service: await person(db, "crewingservicemarine"),
    principal: await person(db, "crewingprincipalmarine", null, { principalId: own.principalId }),
    head: { ...(await person(db, "crewmarine", "head", { crewId: own.employeeId })), vesselId: ship.id },
  };
  return { stopped, nobody: { ...place, ...missing }, actors };
}

test.each(["ashore", "planned"] as const)(
  'a person %s answers "not found" to every call while their processing is stopped',
  async (where) => {
    await rolledBack(async (db) => {
      const { stopped, nobody: emptyPerson, actors } = await scene(db, where === "planned");
      const notified: unknown[] = [];
      for (const [who, actor] of Object.entries(actors))
        for (const { name, operation, input } of asked) {
          const ofStopped = await answerOf(db, actor, operation, input(stopped), idsOf(stopped));
          const ofNoPerson = await answerOf(db, actor, operation, input(emptyPerson), idsOf(emptyPerson));
          if (ofStopped !== ofNoPerson) notified.push([who, name, ofStopped.slice(0, 200), ofNoPerson.slice(0, 200)]);
        }
      expect(notified).toEqual([]);
    })();
  },
  120_000,
);
