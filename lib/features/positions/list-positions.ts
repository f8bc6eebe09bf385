import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { positions } from "@/db/schema/positions";
import { read } from "@/lib/platform/operation";
import { toResponse } from "./queries";
import { position, positionsOfDivision } from "./schema";

export const listPositions = read({
  name: "positions.list",
  access: "gate",
  input: positionsOfDivision,
  output: z.array(position),
  async run({ db }, { divisionId }) {
    const rows = await db
      .select()
      .from(positions)
      .where(eq(positions.divisionId, divisionId))
      .orderBy(asc(positions.seniority));
    return rows.map(toResponse);
  },
});
