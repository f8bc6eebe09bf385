import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { positions, vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";

const number = () => String(randomInt(1_000_000_000, 9_999_999_999));

/** A vessel of a division, in operation. */
export async function vessel(db: Executor, { divisionId = 1, ...values }: Partial<typeof vessels.$inferInsert> = {}) {
  const [type] = await db
    .select()
    .from(vesselTypes)
    .where(eq(vesselTypes.divisionId, divisionId))
    .orderBy(vesselTypes.id)
    .limit(1);
  if (!type) throw new Error("no vessel type");
  const [row] = await db
    .insert(vessels)
    .values({ divisionId, name: `MV Test ${number()}`, vesselTypeId: type.id, management: "Own", ...values })
    .returning();
  if (!row) throw new Error("vessel was not stored");
  return row;
}

/** A seafarer of a division, off board; position by its English name. */
export async function seafarer(
  db: Executor,
  { divisionId = 1, rank = "Able Seaman", ...values }: Partial<typeof crew.$inferInsert> & { rank?: string } = {},
) {
  const ranks = await db.select().from(positions).where(eq(positions.divisionId, divisionId));
  const position = ranks.find((candidate) => candidate.nameEn === rank);
  const [type] = await db
    .select()
    .from(vesselTypes)
    .where(eq(vesselTypes.divisionId, divisionId))
    .orderBy(vesselTypes.id)
    .limit(1);
  if (!position || !type) throw new Error(`no ${rank}`);
  const [row] = await db
    .insert(crew)
    .values({
      employeeNumber: `T-${number()}`,
      divisionId,
      positionId: position.id,
      vesselTypeId: type.id,
      crewOrigin: "WNI",
      fullName: "Agus Setiawan",
      sex: "Male",
      dateOfBirth: "1990-04-12",
      seafarerCode: number(),
      joinedOn: "2024-01-10",
      statusSince: "2024-01-10",
      ...values,
    })
    .returning();
  if (!row) throw new Error("seafarer was not stored");
  return row;
}

/** Many seafarers of a division, off board, named Crowd and their number. */
export async function crowd(db: Executor, count: number, divisionId = 2) {
  const one = await seafarer(db, { divisionId, rank: "Master", fullName: "Crowd 0" });
  await db.execute(sql`
    insert into crew (employee_number, division_id, position_id, vessel_type_id, crew_origin, full_name, sex, date_of_birth, joined_on, status_since)
    select 'X-' || n, ${divisionId}::int, ${one.positionId}::int, ${one.vesselTypeId}::int, 'WNI', 'Crowd ' || n, 'Male', '1990-01-01', '2020-01-01', '2020-01-01' from generate_series(1, ${count - 1}::int) n`);
  return one;
}
