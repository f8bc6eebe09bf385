import { eq } from "drizzle-orm";
import { divisions } from "@/db/schema/positions";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { division, divisionById } from "./schema";

export const getDivision = read({
  name: "positions.get-division",
  access: "gate",
  input: divisionById,
  output: division,
  async run({ db }, { id }) {
    const [row] = await db.select().from(divisions).where(eq(divisions.id, id));
    if (!row) throw notFound("positions.invalidDivision");
    return { id: row.id, divisionName: row.name };
  },
});
