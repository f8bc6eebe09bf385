import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { vesselTypes } from "@/db/schema/positions";
import { read } from "@/lib/platform/operation";
import { vesselType, shipsInput } from "./schema";

/** List vessel types, optionally of one division. The documents call them ships. */
export const listVesselTypes = read({
  name: "positions.list-ships",
  access: "gate",
  input: shipsInput,
  output: z.array(vesselType),
  async run({ db }, { id }) {
    const rows = await db
      .select()
      .from(vesselTypes)
      .where(id ? eq(vesselTypes.divisionId, id) : undefined)
      .orderBy(asc(vesselTypes.divisionId), asc(vesselTypes.id));
    return rows.map((row) => ({
      id: row.id,
      divisionId: row.divisionId,
      vesselTypeName: row.name,
      vesselTypeNameId: row.nameId,
    }));
  },
});
