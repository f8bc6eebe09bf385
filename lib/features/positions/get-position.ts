import { and, eq } from "drizzle-orm";
import { positions } from "@/db/schema/positions";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { toResponse } from "./queries";
import { position, positionById } from "./schema";

/** Return a position. @throws not-found, also for an id of another division */
export const getPosition = read({
  name: "positions.get",
  access: "gate",
  input: positionById,
  output: position,
  async run({ db }, { id, divisionId }) {
    const [row] = await db
      .select()
      .from(positions)
      .where(and(eq(positions.id, id), eq(positions.divisionId, divisionId)));
    if (!row) throw notFound();
    return toResponse(row);
  },
});
