import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { LinkPurpose } from "@/db/enums/manning";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { principals } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { viewAs } from "@/lib/access/roles";
import { complianceOf } from "@/lib/features/crew/compliance/queries";
import { fitness } from "@/lib/features/crew/compliance/rules";
import { shownToViewer } from "@/lib/features/crew/compliance/sight.rules";
import { textOf } from "@/lib/features/crew/compliance/text.rules";
import { forPrincipalCopy } from "@/lib/features/crew/detail/principal-copy.rules";
import { recordOf } from "@/lib/features/crew/detail/record.queries";
import { asJson, canonical, type Json } from "@/lib/features/evidence/canonical.rules";
import { hashOf } from "@/lib/features/evidence/seal.rules";
import { AppError } from "@/lib/platform/errors";
import { dayOf } from "@/lib/platform/calendar/dates";
import { cvOf } from "./cv.rules";
import type { Shown, Terms } from "./schema";
import { shownToSeafarer } from "../extensions/consent.queries";
import type { ExtensionStored } from "../extensions/queries";
import type { AssignmentRow, Manned, PersonRow, Place } from "../seats.queries";

/** Read as the system, then filter by the principal's visibility: every channel shows the same answer view. */
const office: Actor = { kind: "scheduler" };
type Proposal = { place: Place; person: PersonRow; assignment: AssignmentRow };

/** Return who is relieved: the person on board, or the plan in front. */
async function relievedBy(db: Executor, { place, assignment }: Proposal): Promise<Terms["relieves"]> {
  const [found] = await db
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
        eq(assignments.seatId, place.seat.id),
        eq(assignments.slot, "current"),
        ne(assignments.id, assignment.id),
        isNull(assignments.checkedOutOn),
      ),
    )
    .orderBy(desc(assignments.startDate))
    .limit(1);
  if (!found) return null;
  return { name: found.name, employeeNumber: found.number, since: found.from ?? found.to, until: found.to };
}

/** Return vessel, rank, period and the person relieved. */
async function termsOf(db: Executor, proposal: Proposal): Promise<Terms> {
  const { place, person, assignment } = proposal;
  const { principalId } = place.vessel;
  const [owner] =
    principalId === null
      ? []
      : await db.select({ name: principals.name }).from(principals).where(eq(principals.id, principalId));
  return {
    assignmentId: assignment.id,
    version: assignment.version,
    vessel: place.vessel.name,
    vesselType: { en: place.vesselType.name, id: place.vesselType.nameId },
    principal: owner?.name ?? null,
    rank: { en: place.position.nameEn, id: place.position.name },
    name: person.fullName,
    employeeNumber: person.employeeNumber,
    from: assignment.startDate,
    to: assignment.endDate,
    relieves: await relievedBy(db, proposal),
  };
}

async function checkOf(db: Executor, { place, person, assignment }: Proposal, today: string): Promise<Shown["check"]> {
  const wanted = { positionId: place.position.id, vesselTypeId: place.vessel.vesselTypeId, vesselId: place.vessel.id };
  const period = { from: assignment.startDate, to: assignment.endDate };
  const checked = await complianceOf(db, { crewIds: [person.id], ...wanted, ...period, moment: "plan", today });
  const items = shownToViewer(checked.get(person.id) ?? [], viewAs.principal);
  return {
    fitness: fitness(items),
    items: items.map(({ area, code, level, ...item }) => ({
      area,
      code,
      level,
      en: textOf(item, "en"),
      id: textOf(item, "id"),
    })),
  };
}

/** Build a principal's answer view: terms, CV and check. product 5.9, 5.18 */
export async function shownToPrincipal(db: Executor, proposal: Proposal, now: Date): Promise<Shown> {
  const today = dayOf(now);
  const detail = forPrincipalCopy(await recordOf(db, office, proposal.person.id, today, viewAs.principal));
  return {
    terms: await termsOf(db, proposal),
    cv: cvOf(detail),
    check: await checkOf(db, proposal, today),
  };
}

export const shownToEmployee = async (db: Executor, proposal: Proposal): Promise<Shown> => ({
  terms: await termsOf(db, proposal),
  cv: null,
  check: null,
});

/** Build the answer view of a link's question. @throws conflict when an extension request is closed */
export async function shownFor(
  db: Executor,
  purpose: LinkPurpose,
  manned: Manned,
  { assignment, extension }: { assignment: AssignmentRow; extension: ExtensionStored | null },
  now: Date,
): Promise<Shown> {
  if (purpose === "principal-approval") return shownToPrincipal(db, { ...manned, assignment }, now);
  if (purpose === "employee-consent") return shownToEmployee(db, { ...manned, assignment });
  if (!extension) throw new AppError("conflict", "approvals.page.notOpen");
  return shownToSeafarer(db, { stay: { ...manned, row: assignment }, extension });
}

/**
 * Return the answer view for the evidence pack. The relieved person is reduced to their number, so that no record names
 * another person.
 */
export function keptOf({ terms, ...shown }: Shown): Json {
  const relieves = terms.relieves && { ...terms.relieves, name: undefined };
  return asJson({ ...shown, terms: { ...terms, relieves } });
}

/** Hash an answer view, so that an answer can be matched to what was shown. */
export const shownHash = (shown: Shown) => hashOf(canonical(keptOf(shown)));
