import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { LookupKind } from "@/db/enums/lookups";
import { jobOpenings } from "@/db/schema/job-openings";
import { lookups } from "@/db/schema/lookups";
import { positions, vesselTypes } from "@/db/schema/positions";

type Division = 1 | 2;

export async function lookupId(db: Executor, kind: LookupKind, name?: string): Promise<number> {
  const [row] = await db
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(eq(lookups.kind, kind), name ? eq(lookups.name, name) : undefined))
    .limit(1);
  if (!row) throw new Error(`no ${kind} ${name ?? ""}`);
  return row.id;
}

/** What a crewing admin types into the job form. */
export async function openingForm(db: Executor, divisionId: Division = 1, positionName = "Master") {
  const [position] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.divisionId, divisionId), eq(positions.nameEn, positionName)));
  const [vesselType] = await db.select().from(vesselTypes).where(eq(vesselTypes.divisionId, divisionId)).limit(1);
  if (!position || !vesselType) throw new Error("reference data is missing");
  return {
    positionId: position.id,
    vesselTypeId: vesselType.id,
    vesselSizeId: await lookupId(db, "vessel-size"),
    employmentTypeId: await lookupId(db, "employment-type", "Contract"),
    cityId: await lookupId(db, "city"),
    yearsOfExperience: 3,
    task: "Command the vessel\nKeep the safety management system alive",
    vacancies: 2,
    closesOn: null,
  };
}

export async function openOpening(
  db: Executor,
  divisionId: Division = 1,
  changes: Partial<typeof jobOpenings.$inferInsert> = {},
  positionName?: string,
) {
  const form = await openingForm(db, divisionId, positionName);
  const [opening] = await db
    .insert(jobOpenings)
    .values({
      ...form,
      divisionId,
      education: "D-III Nautika",
      searchText: "master tug boat",
      ...changes,
    })
    .returning();
  if (!opening) throw new Error("opening was not stored");
  return opening;
}
