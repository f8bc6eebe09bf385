import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { positions } from "@/db/schema/positions";
import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";
import { scale } from "../average.rules";
import { questionsForGroup, rankGroupOf, type RankGroup } from "../rank-questions.rules";
import { questionsOf } from "../form-version.queries";
import { listRatingsInput, ratings } from "./schema";
import { requestedForm } from "./requested-form.queries";

async function groupOf(db: Executor, rankId: number | undefined): Promise<RankGroup | undefined> {
  if (rankId === undefined) return undefined;
  const [rank] = await db.select({ level: positions.level }).from(positions).where(eq(positions.id, rankId));
  return rank && rankGroupOf(rank.level);
}

/**
 * List the questions of the version in force or a given one, for one rank group or all, with the scale in the user's
 * language. Document 3 §7 @throws not-found
 */
export const listRatings = read({
  name: "appraisals.list-ratings",
  access: "appraisals:view",
  input: listRatingsInput,
  output: ratings,
  async run({ db, now, locale }, { rankType, rankId, formId }) {
    const form = await requestedForm(db, formId, now);
    const questions = await questionsOf(db, form.id);
    const group = rankType ?? (await groupOf(db, rankId));
    const questionsOfKind = (kind: "mandatory" | "additional") =>
      group ? questionsForGroup(questions, kind, group) : questions.filter((question) => question.kind === kind);
    const t = translator(locale);
    return {
      formId: form.id,
      effectiveFrom: form.effectiveFrom,
      mandatory: questionsOfKind("mandatory"),
      additional: questionsOfKind("additional"),
      scale: scale.map((name, index) => ({ score: index + 1, name, label: t(`appraisals.scale.${index + 1}`) })),
    };
  },
});
