import { eq, or } from "drizzle-orm";
import { evidencePacks } from "@/db/schema/evidence";
import { assignments } from "@/db/schema/manning";
import { read } from "@/lib/platform/operation";
import { listItemOf, packsOf } from "./visible-packs.queries";
import { listedPacks, listPacksInput } from "./schema";

/** List the sealed answers of an assignment or a seafarer, newest first, for the office. product 5.9 */
export const listPacks = read({
  name: "evidence.list-packs",
  access: "evidence:view",
  input: listPacksInput,
  output: listedPacks,
  async run({ db, actor }, { assignmentId, crewId }) {
    const condition = or(
      assignmentId ? eq(evidencePacks.assignmentId, assignmentId) : undefined,
      crewId ? eq(assignments.crewId, crewId) : undefined,
    );
    if (!condition) return [];
    const rows = await packsOf(db, actor, condition);
    return rows.map(listItemOf);
  },
});
