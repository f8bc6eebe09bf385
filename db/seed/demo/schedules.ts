import { and, asc, eq, gte, isNotNull, isNull, or, sql } from "drizzle-orm";
import { defaultGrade, gradedLines, isGraded } from "@/lib/features/scheduling/allowance.rules";
import { stageOf } from "@/lib/features/scheduling/plan-changes/lifecycle.rules";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { Executor } from "../../client";
import { accommodationLines, type StatusId, type Usage } from "../../enums/scheduling";
import { crew } from "../../schema/crew";
import { files } from "../../schema/files";
import { lookups } from "../../schema/lookups";
import { assignments, seats } from "../../schema/manning";
import { positions } from "../../schema/positions";
import {
  scheduleAccommodationLines,
  scheduleAccommodations,
  scheduleDocuments,
  scheduleLog,
  schedules,
} from "../../schema/scheduling";
import { users } from "../../schema/users";
import { vessels } from "../../schema/vessels";
import { statementScan } from "../../specimens/scans";
import { insertRows } from "../insert-rows";
import { reserveIds } from "../reserve-ids";
import { fileRow } from "./applicants/files";
import { seedCancelledSchedules } from "./cancelled-schedules";
import { fileValue } from "./file-value";
import { randomFrom, type Random } from "./random";
import { scheduleStory } from "./schedule-story";
import { demoBases } from "./travel-rates";

type Versions = { marine: number; tanker: number };
type Plan = Awaited<ReturnType<typeof plansOf>>[number];
type Made = { plan: Plan; id: number; statusId: StatusId };

/** Load assignments that are confirmed, on board, or ended within a year. */
const plansOf = (db: Executor, today: string) =>
  db
    .select({
      assignment: assignments,
      name: crew.fullName,
      vessel: vessels.name,
      divisionId: vessels.divisionId,
      rank: { nameEn: positions.nameEn, level: positions.level },
    })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(
      or(
        and(
          eq(assignments.slot, "next"),
          eq(assignments.employeeStatus, "Confirmed"),
          sql`${assignments.principalStatus} in ('NotRequired', 'Confirmed')`,
        ),
        and(isNotNull(assignments.checkedInOn), isNull(assignments.checkedOutOn)),
        gte(assignments.checkedOutOn, addDays(today, -365)),
      ),
    )
    .orderBy(asc(assignments.startDate), asc(assignments.id));

/** Choose the state of each: the sooner, the more advanced. */
function statusOf({ assignment }: Plan, index: number, today: string): StatusId {
  const stage = stageOf(assignment);
  const turn = index % 3;
  if (stage === "left") return 7;
  if (stage === "on-board") return daysBetween(today, assignment.endDate) > 45 ? 4 : (([6, 5, 4] as const)[turn] ?? 4);
  return daysBetween(today, assignment.startDate) > 45 ? 1 : (([3, 2, 1] as const)[turn] ?? 1);
}

const usagesOf = (statusId: StatusId): Usage[] =>
  statusId === 7 || statusId === 6
    ? ["OnBoard", "OffBoard"]
    : statusId === 3 || statusId === 4 || statusId === 5
      ? ["OnBoard"]
      : [];

const agents = [
  ["PT Samudra Layanan Pelabuhan", "+62 21 555 0144"],
  ["PT Bahari Agensi Nusantara", "+62 31 555 0172"],
  ["PT Dermaga Jaya Agency", "+62 542 555 018"],
] as const;
/** The agent at a port. */
function agentOf(port: number | null, way: "onBoard" | "offBoard") {
  const [name, phone] = agents[(port ?? 0) % agents.length] ?? agents[0];
  return way === "onBoard"
    ? { onBoardAgentName: name, onBoardAgentPhone: phone }
    : { offBoardAgentName: name, offBoardAgentPhone: phone };
}

/** Days and ports, and the state they bring a schedule to. */
function scheduleRow({ plan, id, statusId }: Made, ports: number[], by: { now: Date; office: number | null }) {
  const { assignment } = plan;
  const port = ports[assignment.vesselId % ports.length] ?? null;
  const home = ports[(assignment.vesselId + assignment.crewId) % ports.length] ?? null;
  return {
    id,
    assignmentId: assignment.id,
    crewId: assignment.crewId,
    vesselId: assignment.vesselId,
    statusId,
    boardedFrom: statusId > 3 ? (3 as const) : null,
    onBoardDate: assignment.startDate,
    offBoardDate: assignment.endDate > assignment.startDate ? assignment.endDate : addDays(assignment.startDate, 1),
    onBoardPortId: statusId > 1 ? port : null,
    ...(statusId > 2 ? { onBoardTime: "08:30", ...agentOf(port, "onBoard") } : {}),
    offBoardPortId: statusId > 4 ? home : null,
    ...(statusId > 5 ? { offBoardTime: "14:00", ...agentOf(home, "offBoard") } : {}),
    version: statusId,
    createdAt: assignment.createdAt,
    createdBy: by.office,
    updatedAt: assignment.createdAt,
    updatedBy: by.office,
  };
}

function amountsOf({ plan, id: scheduleId }: Made, usage: Usage, versions: Versions) {
  const grade = defaultGrade(plan.rank);
  const isMarine = plan.divisionId === 1;
  const bases = demoBases[grade - 1];
  const part = {
    scheduleId,
    usage,
    grade,
    rateVersionId: isMarine ? versions.marine : versions.tanker,
    lumpsumTotal: isMarine ? null : ([3_500_000, 2_750_000, 2_000_000][grade - 1] ?? 0),
  };
  const days = 1 + (scheduleId % 3);
  const lines = accommodationLines.map((line) =>
    isGraded(line)
      ? {
          line,
          multiplier: line === "laundry" ? 0 : line === gradedLines[2] ? days - 0.5 : days,
          base: bases?.[line] ?? 0,
        }
      : { line, multiplier: 1, base: line === "transportAirportJakarta" ? 185_000 : 0 },
  );
  return { part, lines: isMarine ? lines : [] };
}

const kinds = [
  ["E-ticket", "e-ticket.pdf", 1_450_000],
  ["Hotel voucher", "hotel-voucher.pdf", 650_000],
] as const;

/** A ticket, and for some a hotel; the price of every fifth is on hold. */
function documentsOf(made: Made, usage: Usage, random: Random, createdAt: Date) {
  const { plan, id: scheduleId } = made;
  const { crewId } = plan.assignment;
  return kinds.slice(0, 1 + (scheduleId % 2)).map(([name, fileName, price]) => {
    const file = fileValue(random, fileName);
    const text = `${name} for the way ${usage === "OnBoard" ? "to" : "from"} ${plan.vessel}. Made for the Nakhoda demo.`;
    return {
      file: fileRow(file, statementScan(name, plan.name, text), { type: "crew", id: crewId }, createdAt),
      row: {
        scheduleId,
        crewId,
        kind: "accommodation" as const,
        usage,
        name,
        fileId: file.fileId,
        price: scheduleId % 5 === 0 ? 0 : price,
        createdAt,
        updatedAt: createdAt,
      },
    };
  });
}

/** The head's report of a person who is ready to leave. */
function reportOf({ plan, id: scheduleId }: Made, random: Random, createdAt: Date) {
  const { crewId } = plan.assignment;
  const file = fileValue(random, "appraisal-report.pdf");
  const text = `Appraisal report of the stay on ${plan.vessel}. Made for the Nakhoda demo.`;
  return {
    file: fileRow(file, statementScan("Appraisal report", plan.name, text), { type: "crew", id: crewId }, createdAt),
    row: {
      scheduleId,
      crewId,
      kind: "appraisal" as const,
      usage: "OffBoard" as const,
      name: "Appraisal report",
      fileId: file.fileId,
      price: null,
      createdAt,
      updatedAt: createdAt,
    },
  };
}

/**
 * Create schedules of the demo in every state, with allowances and documents. @returns how many rows of each kind it
 * added
 */
export async function seedDemoSchedules(db: Executor, now: Date, versions: Versions): Promise<Record<string, number>> {
  const today = dayOf(now);
  const plans = await plansOf(db, today);
  const ids = await reserveIds(db, schedules, plans.length);
  const found = await db
    .select({ id: lookups.id })
    .from(lookups)
    .where(eq(lookups.kind, "port"))
    .orderBy(asc(lookups.id));
  const ports = found.map(({ id }) => id);
  const [office] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "crewingplanningmarine"))
    .orderBy(asc(users.id));
  const made = plans.map((plan, index): Made => ({
    plan,
    id: ids[index] ?? 0,
    statusId: statusOf(plan, index, today),
  }));
  const by = { now, office: office?.id ?? null };
  await insertRows(
    db,
    schedules,
    made.map((one) => scheduleRow(one, ports, by)),
  );
  await insertRows(
    db,
    scheduleLog,
    made.flatMap(({ id, plan: { assignment }, statusId }) => {
      const { createdAt, checkedInOn, checkedOutOn } = assignment;
      return scheduleStory({ id, statusId, createdAt, checkedInOn, checkedOutOn }, today);
    }),
  );
  const parts = made.flatMap((one) => usagesOf(one.statusId).map((usage) => amountsOf(one, usage, versions)));
  const partIds = await reserveIds(db, scheduleAccommodations, parts.length);
  await insertRows(
    db,
    scheduleAccommodations,
    parts.map(({ part }, index) => ({ ...part, id: partIds[index] ?? 0 })),
  );
  await insertRows(
    db,
    scheduleAccommodationLines,
    parts.flatMap(({ lines }, index) => lines.map((line) => ({ ...line, accommodationId: partIds[index] ?? 0 }))),
  );
  const random = randomFrom(4711);
  const documents = made.flatMap((one) => {
    const usage: Usage | null = one.statusId === 3 ? "OnBoard" : one.statusId === 6 ? "OffBoard" : null;
    const reports = one.statusId === 6 ? [reportOf(one, random, now)] : [];
    return usage ? [...documentsOf(one, usage, random, now), ...reports] : [];
  });
  await insertRows(db, files, await Promise.all(documents.map(({ file }) => file)));
  await insertRows(
    db,
    scheduleDocuments,
    documents.map(({ row }) => row),
  );
  const calledOff = await seedCancelledSchedules(db, now, ports);
  return { schedules: made.length + calledOff, scheduleDocuments: documents.length, files: documents.length };
}
