import { z } from "zod";
import { principalAnswersOf } from "@/lib/features/evidence/principal-answers.queries";
import { listItemOf, packsOf } from "@/lib/features/evidence/visible-packs.queries";
import { listedPacks } from "@/lib/features/evidence/schema";
import { read } from "@/lib/platform/operation";

/**
 * List principals' answers of the last year, newest first, at most 100. A principal sees their own company's only.
 * product 5.9, 5.12
 */
export const listPrincipalAnswers = read({
  name: "approvals.list-decided",
  access: "approvals:decide-as-principal",
  input: z.object({}),
  output: listedPacks,
  async run({ db, actor, now }) {
    const rows = await packsOf(db, actor, principalAnswersOf(actor, now));
    return rows.map(listItemOf);
  },
});
