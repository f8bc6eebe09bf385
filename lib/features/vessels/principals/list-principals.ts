import { z } from "zod";
import { read } from "@/lib/platform/operation";
import { selectPrincipals } from "./queries";
import { listPrincipalsInput, principal } from "./schema";

/** List principals by name, either active or retired. D2 §7 */
export const listPrincipals = read({
  name: "vessels.list-principals",
  access: "vessels:view",
  input: listPrincipalsInput,
  output: z.array(principal),
  async run({ db, actor }, filter) {
    const rows = await selectPrincipals(db, actor, filter);
    return rows.map((row) => ({ ...row, principalId: row.id, principalName: row.name }));
  },
});
