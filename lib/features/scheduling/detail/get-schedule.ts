import { can } from "@/lib/access/actor";
import { extentOf, canViewField, visibleTravelNumber, viewerOf } from "@/lib/features/crew/fields.rules";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { ageOn } from "@/lib/platform/calendar/period";
import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";
import { accommodationsOf, ratesOn } from "../accommodation.queries";
import { defaultGrade } from "../allowance.rules";
import { guardFactsOf } from "../guard.queries";
import { toResponse } from "../queries";
import { scheduleIdInput } from "../schema";
import { scheduleVisibilityOf } from "./visibility.rules";
import { allowedNext, isHistory, isSoft, openGuards, statusOf, steps } from "../status.rules";
import { actionsFor, boardingBlockedReason } from "./actions.rules";
import { differencesOf } from "../plan-changes/difference.rules";
import { amountsShown } from "./amounts.rules";
import { documentsOf, findSchedule, historyOf, personOf, proposalsOf } from "./queries";
import { scheduleDetail, type ScheduleDetail } from "./schema";

type Scope = Parameters<typeof guardFactsOf>[0];
type ScheduleParts = Awaited<ReturnType<typeof findSchedule>>;
type Person = Awaited<ReturnType<typeof personOf>>;
type Documents = Awaited<ReturnType<typeof documentsOf>>;

function profileOf(
  { person, rank, passportNo, seamanBookNo }: Person,
  viewer: ReturnType<typeof viewerOf>,
  today: string,
) {
  const visibleField = <Value>(field: string, value: Value) => (canViewField(viewer, field) ? value : null);
  return {
    crewId: person.id,
    fullName: person.fullName,
    idCardNo: visibleField("idNumber", person.idNumber),
    jobPositionName: rank.nameEn,
    jobPositionNameId: rank.name,
    age: visibleField("age", ageOn(person.dateOfBirth, today)),
    placeOfBirth: visibleField("birthPlace", person.birthPlace),
    dateOfBirth: visibleField("dateOfBirth", person.dateOfBirth),
    seaFarerId: person.seafarerCode,
    seamanBookNo: seamanBookNo && visibleTravelNumber(viewer, seamanBookNo),
    passportNo: passportNo && visibleTravelNumber(viewer, passportNo),
    employeeIdNumber: person.employeeNumber,
    phoneNo: visibleField("phone", person.phone),
    employmentTypeId: person.employmentTypeId,
  };
}

const documentOf = ({ document, fileName, createdBy }: Documents[number]) => ({
  id: document.id,
  documentUsage: document.usage,
  documentName: document.name,
  attachmentId: document.fileId,
  attachmentFilename: fileName,
  comment: document.comment,
  createdBy,
  dateCreated: document.createdAt,
  version: document.version,
});
function documentsShown(rows: Documents, { prices, appraisals }: ReturnType<typeof scheduleVisibilityOf>) {
  const documentsOfKind = (kind: "accommodation" | "appraisal") =>
    rows.filter(({ document }) => document.kind === kind);
  return {
    accommodationDocuments: documentsOfKind("accommodation").map((row) => ({
      ...documentOf(row),
      price: prices ? row.document.price : null,
      isOnHold: prices && row.document.price === 0,
    })),
    appraisalDocuments: appraisals ? documentsOfKind("appraisal").map(documentOf) : null,
  };
}

/** Return the amounts of both ways. Those for leaving are included once the seafarer is on board. */
async function amountsFor(
  db: Scope,
  { schedule, position, vessel }: ScheduleParts,
  parts: Awaited<ReturnType<typeof accommodationsOf>>,
) {
  const { divisionId } = vessel;
  const grade = defaultGrade(position);
  const amountsOfUsage = async (usage: "OnBoard" | "OffBoard", day: string) =>
    amountsShown({
      divisionId,
      defaultGrade: grade,
      saved: parts.get(usage),
      rates: await ratesOn(db, divisionId, day),
    });
  const [onBoard, offBoard] = await Promise.all([
    amountsOfUsage("OnBoard", schedule.onBoardDate),
    schedule.statusId > 3 ? amountsOfUsage("OffBoard", schedule.offBoardDate) : null,
  ]);
  return { onBoard, offBoard };
}

function boardingOf(schedule: ScheduleParts["schedule"], t: (key: string) => string): ScheduleDetail["boarding"] {
  const of = (moment: "check-in" | "check-out") => {
    const reason = boardingBlockedReason(moment, schedule);
    return { isOffered: reason === null, reason: reason && t(reason) };
  };
  return { checkIn: of("check-in"), checkOut: of("check-out") };
}

/** Return the next selectable step with its open guards in the user's language. */
async function nextOf(
  db: Scope,
  { schedule }: ScheduleParts,
  parts: Awaited<ReturnType<typeof accommodationsOf>>,
  scope: { now: Date; t: (key: string) => string },
) {
  const step = steps.find(
    ({ from, to, guards }) => from === schedule.statusId && to !== "cancelled" && to > from && guards.length > 0,
  );
  if (!step || step.to === "cancelled" || isHistory(schedule)) return null;
  const facts = await guardFactsOf(db, schedule, parts, scope.now);
  const problems = openGuards(step, facts).map((code) => ({
    code,
    hard: !isSoft(code),
    message: scope.t(`scheduling.guards.${code}`),
  }));
  return { statusId: step.to, description: statusOf(step.to), problems };
}

/** Load a schedule by id, as far as visible. Document 3 §2, §3, §7 @throws not-found */
export const getSchedule = read({
  name: "scheduling.get-schedule",
  access: "scheduling:view",
  input: scheduleIdInput,
  output: scheduleDetail,
  async run({ db, actor, now, locale }, { employeeSchedulingId: id }) {
    const today = dayOf(now);
    const t = translator(locale);
    const scheduleParts = await findSchedule(db, actor, id);
    const { schedule, person: seen, position, vessel } = scheduleParts;
    const [person, rows, history, proposals, parts] = await Promise.all([
      personOf(db, seen.id, schedule.assignmentId),
      documentsOf(db, id),
      historyOf(db, id),
      proposalsOf(db, id),
      accommodationsOf(db, id),
    ]);
    const viewer = viewerOf(actor, seen);
    const visibility = scheduleVisibilityOf(actor, seen);
    const crew = profileOf(person, viewer, today);
    if (crew.idCardNo !== null && extentOf(viewer, "identity") === "full")
      await recordSensitiveReads(db, { actor, now }, "scheduling.get-schedule", [
        { crewId: seen.id, classes: ["identity"] },
      ]);
    const actions = actionsFor(actor, schedule);
    const [amounts, next] = await Promise.all([
      visibility.amounts ? amountsFor(db, scheduleParts, parts) : { onBoard: null, offBoard: null },
      actions.includes("save") ? nextOf(db, scheduleParts, parts, { now, t }) : null,
    ]);
    return {
      ...toResponse(scheduleParts, today),
      initialRankAs: position.nameEn,
      initialRankAsNameId: position.name,
      jobPositionMarineId: vessel.divisionId === 1 ? position.id : null,
      jobPositionTankerId: vessel.divisionId === 2 ? position.id : null,
      divisionId: vessel.divisionId,
      assignmentStartDate: person.plan.startDate,
      assignmentEndDate: person.plan.endDate,
      previousCheckOutDate: person.lastLeft,
      scheduledOnBoardTime: schedule.onBoardTime,
      onboardAgentName: schedule.onBoardAgentName,
      onboardAgentPhone: schedule.onBoardAgentPhone,
      scheduledOffBoardTime: schedule.offBoardTime,
      offboardAgentName: schedule.offBoardAgentName,
      offboardAgentPhone: schedule.offBoardAgentPhone,
      noTravelOnBoard: schedule.noTravelOnBoard,
      noTravelOffBoard: schedule.noTravelOffBoard,
      crew,
      onBoard_LumpsumGrade: amounts.onBoard?.lumpsumGrade ?? null,
      ...amounts,
      ...documentsShown(rows, visibility),
      allowedNext: isHistory(schedule) ? [] : allowedNext(schedule.statusId),
      next,
      differences: differencesOf(schedule, person.plan),
      maySettle: { plan: can(actor, "manning:change"), schedule: actions.includes("save") },
      boarding: boardingOf(schedule, t),
      proposals: proposals.map(({ proposal: { id: proposalId, moment, proposedAt, note, createdAt }, by }) => ({
        id: proposalId,
        moment,
        proposedAt,
        note,
        createdAt,
        by,
      })),
      history: history.map(({ line, by }) => ({
        event: line.event,
        from: line.fromStatusId && statusOf(line.fromStatusId),
        to: statusOf(line.toStatusId),
        changes: visibility.amounts ? line.changes : line.changes.filter(({ field }) => !field.includes("Total")),
        reason: actor.kind === "user" && actor.subRole ? null : line.reason,
        at: line.createdAt,
        by,
      })),
      isReadOnly: isHistory(schedule),
      updatedAt: schedule.updatedAt,
      updatedBy: history[0]?.by ?? null,
      allowedActions: actions,
    };
  },
});
