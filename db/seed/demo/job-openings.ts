import { and, eq } from "drizzle-orm";
import { daysAfter } from "@/lib/platform/calendar/instants";
import type { Executor } from "../../client";
import type { LookupKind } from "../../enums/lookups";
import { jobOpenings } from "../../schema/job-openings";
import { lookups } from "../../schema/lookups";
import { positions, vesselTypes } from "../../schema/positions";
import { resolveFormChoices } from "@/lib/features/job-openings/queries";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { jobOpenings as openingSeeds, type JobOpeningSeed } from "../reference/job-openings";
import { positions as positionSeeds } from "../reference/positions";
import { vesselTypes as vesselTypeSeeds } from "../reference/vessel-types";
import { atHour } from "./calendar";

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo names an unknown ${what}`);
  return value;
}

async function lookupId(db: Executor, kind: LookupKind, name: string) {
  const [row] = await db
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(eq(lookups.kind, kind), eq(lookups.name, name)));
  return required(row, `${kind} ${name}`).id;
}

async function choiceOf(db: Executor, seed: JobOpeningSeed) {
  const { nameEn, divisionId } = required(
    positionSeeds.find(({ key }) => key === seed.position),
    seed.position,
  );
  const { name } = required(
    vesselTypeSeeds.find(({ key }) => key === seed.vesselType),
    seed.vesselType,
  );
  const [position] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.divisionId, divisionId), eq(positions.nameEn, nameEn)));
  const [ship] = await db
    .select()
    .from(vesselTypes)
    .where(and(eq(vesselTypes.divisionId, divisionId), eq(vesselTypes.name, name)));
  return {
    divisionId,
    positionId: required(position, nameEn).id,
    vesselTypeId: required(ship, name).id,
    cityId: await lookupId(db, "city", seed.city),
    vesselSizeId: await lookupId(db, "vessel-size", seed.vesselSize),
    employmentTypeId: await lookupId(db, "employment-type", seed.employmentType),
  };
}

/** A closed opening ended at the close of business of its last day; one without a last day ended midway. */
function closedAt(seed: JobOpeningSeed, now: Date): Date | null {
  if (!seed.closed) return null;
  return atHour(addDays(dayOf(now), seed.closesInDays ?? -Math.floor(seed.openedDaysAgo / 2)), 17);
}

/** @param userIds by account name; an opening is the work of its division's crewing admin */
export async function seedJobOpenings(db: Executor, now: Date, userIds: Map<string, number>): Promise<number> {
  for (const seed of [...openingSeeds].sort((one, other) => other.openedDaysAgo - one.openedDaysAgo)) {
    const { divisionId, ...choice } = await choiceOf(db, seed);
    const admin = userIds.get(divisionId === 1 ? "crewingadminmarine" : "crewingadmintanker");
    const closed = closedAt(seed, now);
    const createdAt = daysAfter(now, -seed.openedDaysAgo);
    await db.insert(jobOpenings).values({
      ...choice,
      ...(await resolveFormChoices(db, divisionId, choice)),
      divisionId,
      yearsOfExperience: seed.years,
      task: seed.task,
      vacancies: seed.vacancies,
      closesOn: seed.closesInDays === null ? null : addDays(dayOf(now), seed.closesInDays),
      createdAt,
      createdBy: admin,
      updatedAt: closed ?? createdAt,
      closedAt: closed,
      closedBy: closed ? admin : null,
    });
  }
  return openingSeeds.length;
}
