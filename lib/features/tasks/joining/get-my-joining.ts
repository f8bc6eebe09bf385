import { z } from "zod";
import type { Executor } from "@/db/client";
import { staffContacts } from "@/lib/features/crew/recipients/staff-contacts.queries";
import { matchesPreparation, selectJoiners } from "@/lib/features/preparation/joiners/queries";
import { itemsOf } from "@/lib/features/preparation/joiners/response.rules";
import { travelOf } from "@/lib/features/scheduling/instruction/queries";
import { isOnBoardStage } from "@/lib/features/scheduling/status.rules";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";
import { ownAssignments, documentsExpiringFirst } from "../facts/queries";
import { withDaysLeft } from "../facts/rules";
import { agreementOf, ownCrewId, ownSchedule, waitingAppointments } from "./queries";
import { appointmentsOf, documentsOf, stepsOf } from "./rules";
import { myJoining, type MyJoining } from "./schema";

type OwnAssignment = Awaited<ReturnType<typeof ownAssignments>>[number];
const emptyJoining = { joining: null, steps: [], missingCertificates: 0, appointments: [], documents: [] };

const expiringDocumentsOf = (
  papers: Awaited<ReturnType<typeof documentsExpiringFirst>>,
  today: string,
  until: string | null,
) =>
  papers.map(({ name, nameId, day }): MyJoining["papers"][number] => ({
    name: name ?? translator("en")("tasks.facts.medical"),
    nameId: nameId ?? translator("id")("tasks.facts.medical"),
    ...withDaysLeft("paper", day, today),
    endsOnBoard: until !== null && day < until,
  }));

/** Load everything about one plan of the seafarer. */
async function planOf(
  db: Executor,
  own: { crewId: number; preparing: ReturnType<typeof matchesPreparation> },
  next: OwnAssignment,
  today: string,
) {
  const { crewId } = own;
  const [planned, [prepared], waiting, agreement] = await Promise.all([
    ownSchedule(db, crewId, next.id),
    selectJoiners(db, own.preparing).limit(1),
    waitingAppointments(db, next.id),
    agreementOf(db, crewId, next.id),
  ]);
  const schedule = planned && isOnBoardStage(planned.schedule.statusId) ? planned : null;
  const travel = schedule ? await travelOf(db, schedule.schedule.id) : [];
  const day = schedule?.schedule.onBoardDate ?? next.startDate;
  const joining = {
    vesselId: next.vesselId,
    vesselName: next.vesselName,
    position: next.position,
    positionNameId: next.positionNameId,
    ...withDaysLeft("joining", day, today),
    until: next.endDate,
    time: schedule?.schedule.onBoardTime ?? null,
    port: schedule?.port ?? null,
    agentName: schedule?.schedule.onBoardAgentName ?? null,
    agentPhone: schedule?.schedule.onBoardAgentPhone ?? null,
    lastPort: next.port,
    isConfirmed: next.isConfirmed,
  };
  return {
    joining,
    steps: prepared ? stepsOf(prepared, itemsOf(prepared, today), day, today) : [],
    missingCertificates: prepared?.person.missing ?? 0,
    appointments: appointmentsOf({ ...waiting, joining }, today),
    documents: documentsOf({ schedule: schedule?.schedule ?? null, travel, agreement }),
  };
}

/**
 * Load a seafarer's own next joining: vessel, progress, appointments, documents and contacts. product 2.11, 5.7 @throws
 * forbidden for other users
 */
export const getMyJoining = read({
  name: "tasks.get-my-joining",
  access: "signed-in",
  input: z.object({}),
  output: myJoining,
  async run({ db, actor, now }) {
    const crewId = ownCrewId(actor);
    const person = userActorOf(actor);
    const today = dayOf(now);
    const [ownRows, papers, contacts] = await Promise.all([
      ownAssignments(db, crewId),
      documentsExpiringFirst(db, crewId),
      staffContacts(db, person.divisionId),
    ]);
    const next = ownRows.find(({ slot }) => slot === "next");
    const own = { crewId, preparing: matchesPreparation({ ...person, crewId }, { crewId }, today) };
    const plan = next ? await planOf(db, own, next, today) : emptyJoining;
    return { crewId, asOf: now, ...plan, papers: expiringDocumentsOf(papers, today, next?.endDate ?? null), contacts };
  },
});
