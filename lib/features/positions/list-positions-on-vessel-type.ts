import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { positionRequirements, positions } from "@/db/schema/positions";
import { read } from "@/lib/platform/operation";
import { toResponse } from "./queries";
import { positionOnVesselType, positionsOnVesselType } from "./schema";

/** List the positions of a vessel type with their required education. */
export const listPositionsOnVesselType = read({
  name: "positions.list-on-ship",
  access: "gate",
  input: positionsOnVesselType,
  output: z.array(positionOnVesselType),
  async run({ db }, { vesselTypeId, divisionId }) {
    const rows = await db
      .select({
        position: positions,
        education: positionRequirements.education,
        minYears: positionRequirements.minYears,
      })
      .from(positionRequirements)
      .innerJoin(positions, eq(positions.id, positionRequirements.positionId))
      .where(
        and(
          eq(positionRequirements.vesselTypeId, vesselTypeId),
          divisionId ? eq(positions.divisionId, divisionId) : undefined,
        ),
      )
      .orderBy(asc(positions.seniority));
    return rows.map(({ position, education, minYears }) => ({
      ...toResponse(position),
      vesselTypeId,
      education,
      minYears,
    }));
  },
});
