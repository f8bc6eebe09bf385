import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { LinkPurpose } from "@/db/enums/manning";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { principals } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { fixedViewers } from "@/lib/access/roles";
import { complianceOf } from "@/lib/features/crew/compliance/queries";
import { fitness } from "@/lib/features/crew/compliance/rules";
import { itemsForViewer } from "@/lib/features/crew/compliance/visibility.rules";
import { findingTextOf } from "@/lib/features/crew/compliance/finding-text.rules";
import { forPrincipalCopy } from "@/lib/features/crew/detail/principal-copy.rules";
import { crewRecordOf } from "@/lib/features/crew/detail/crew-record.queries";
import { asJson, canonicalJson, type Json } from "@/lib/features/evidence/canonical-json.rules";
import { hashOf } from "@/lib/features/evidence/seal.rules";
import { AppError } from "@/lib/platform/errors";
import { dayOf } from "@/lib/platform/calendar/dates";
import { principalCvOf } from "./principal-cv.rules";
import type { AnswerView, Terms } from "./schema";
import { extensionAnswerView } from "../extensions/consent.queries";
import type { ExtensionStored } from "../extensions/queries";
import type { AssignmentRow, SeatContext, PersonRow, SeatDetails } from "../seats.queries";

/** Read as the system, then filter by the principal's visibility: every channel shows the same answer view. */
const systemActor: Actor = { kind: "scheduler" };
type ProposalContext = { seatDetails: SeatDetails; person: PersonRow; assignment: AssignmentRow };

/** Return who is relieved: the person on board, or the plan in front. */
async function relievedBy(db: Executor, { seatDetails, assignment }: ProposalContext): Promise<Terms["relieves"]> {
  const [relieved] = await db
    .select({
      name: crew.fullName,
      number: crew.employeeNumber,
      from: assignments.checkedInOn,
      to: assignments.endDate,
    })
    .from(assignments)
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(
      and(
        eq(assignments.seatId, seatDetails.seat.id),
        eq(assignments.slot, "current"),
        ne(assignments.id, assignment.id),
        isNull(assignments.checkedOutOn),
      ),
    )
    .orderBy(desc(assignments.startDate))
    .limit(1);
  if (!relieved) return null;
  return {
    name: relieved.name,
    employeeNumber: relieved.number,
    since: relieved.from ?? relieved.to,
    until: relieved.to,
  };
}

/** Return vessel, rank, period and the person relieved. */
async function termsOf(db: Executor, proposal: ProposalContext): Promise<Terms> {
  const { seatDetails, person, assignment } = proposal;
  const { principalId } = seatDetails.vessel;
  const [owner] =
    principalId === null
      ? []
      : await db.select({ name: principals.name }).from(principals).where(eq(principals.id, principalId));
  return {
    assignmentId: assignment.id,
    version: assignment.version,
    vessel: seatDetails.vessel.name,
    vesselType: { en: seatDetails.vesselType.name, id: seatDetails.vesselType.nameId },
    principal: owner?.name ?? null,
    rank: { en: seatDetails.position.nameEn, id: seatDetails.position.name },
    name: person.fullName,
    employeeNumber: person.employeeNumber,
    from: assignment.startDate,
    to: assignment.endDate,
    relieves: await relievedBy(db, proposal),
  };
}

async function checkOf(
  db: Executor,
  { seatDetails, person, assignment }: ProposalContext,
  today: string,
): Promise<AnswerView["check"]> {
  const checkQuery = {
    positionId: seatDetails.position.id,
    vesselTypeId: seatDetails.vessel.vesselTypeId,
    vesselId: seatDetails.vessel.id,
  };
  const period = { from: assignment.startDate, to: assignment.endDate };
  const checked = await complianceOf(db, { crewIds: [person.id], ...checkQuery, ...period, moment: "plan", today });
  const items = itemsForViewer(checked.get(person.id) ?? [], fixedViewers.principal);
  return {
    fitness: fitness(items),
    items: items.map(({ area, code, level, ...item }) => ({
      area,
      code,
      level,
      en: findingTextOf(item, "en"),
      id: findingTextOf(item, "id"),
    })),
  };
}

/** Build a principal's answer view: terms, CV and check. product 5.9, 5.18 */
export async function principalAnswerView(db: Executor, proposal: ProposalContext, now: Date): Promise<AnswerView> {
  const today = dayOf(now);
  const detail = forPrincipalCopy(
    await crewRecordOf(db, systemActor, proposal.person.id, today, fixedViewers.principal),
  );
  return {
    terms: await termsOf(db, proposal),
    cv: principalCvOf(detail),
    check: await checkOf(db, proposal, today),
  };
}

export const employeeAnswerView = async (db: Executor, proposal: ProposalContext): Promise<AnswerView> => ({
  terms: await termsOf(db, proposal),
  cv: null,
  check: null,
});

/** Build the answer view of a link's question. @throws conflict when an extension request is closed */
export async function linkAnswerView(
  db: Executor,
  purpose: LinkPurpose,
  seatContext: SeatContext,
  { assignment, extension }: { assignment: AssignmentRow; extension: ExtensionStored | null },
  now: Date,
): Promise<AnswerView> {
  if (purpose === "principal-approval") return principalAnswerView(db, { ...seatContext, assignment }, now);
  if (purpose === "employee-consent") return employeeAnswerView(db, { ...seatContext, assignment });
  if (!extension) throw new AppError("conflict", "approvals.page.notOpen");
  return extensionAnswerView(db, { assignmentContext: { ...seatContext, row: assignment }, extension });
}

/**
 * Return the answer view for the evidence pack. The relieved person is reduced to their number, so that no record names
 * another person.
 */
export function storedAnswerView({ terms, ...answerView }: AnswerView): Json {
  const relieves = terms.relieves && { ...terms.relieves, name: undefined };
  return asJson({ ...answerView, terms: { ...terms, relieves } });
}

/** Hash an answer view, so that an answer can be matched to what was shown. */
export const answerViewHash = (answerView: AnswerView) => hashOf(canonicalJson(storedAnswerView(answerView)));
