"use client";

import { useTranslations } from "next-intl";
import type { Draft, LineValue } from "../draft/draft";
import { RatingQuestion } from "./rating-question";

type Props = {
  draft: Draft;
  wrong: (path: string) => string | undefined;
  isOff: boolean;
  onChange: (lines: Partial<Pick<Draft["values"], "mandatory" | "additional">>) => void;
};

const replaced = (lines: LineValue[], next: LineValue) => lines.map((line) => (line.no === next.no ? next : line));

/** Edit the Seafarer's Rating: mandatory lines, and additional lines for ratings. Document 3 §2, §5 */
export function RatingFields({ draft, wrong, isOff, onChange }: Props) {
  const t = useTranslations("appraisal-form.ratings");
  const { form, values } = draft;
  const rows = (kind: "mandatory" | "additional", name: string) =>
    form[kind].map((question) => {
      const index = values[kind].findIndex(({ no }) => no === String(question.sequenceNo));
      const line = values[kind][index];
      return line ? (
        <RatingQuestion
          key={question.sequenceNo}
          path={`${name}.${index}`}
          question={question}
          line={line}
          wrong={wrong}
          isOff={isOff}
          onChange={(next) => onChange({ [kind]: replaced(values[kind], next) })}
        />
      ) : null;
    });
  return (
    <section className="appr-part" id="ratings">
      <h2>{t("title")}</h2>
      <p>{t("lead")}</p>
      <ol className="appr-lines">{rows("mandatory", "seafarersRatingMandatory")}</ol>
      {form.additional.length > 0 ? (
        <>
          <h3>{t("additional")}</h3>
          <ol className="appr-lines">{rows("additional", "seafarersRatingAdditional")}</ol>
        </>
      ) : null}
    </section>
  );
}
