"use client";

import { useTranslations } from "next-intl";
import { TextLine } from "../text-line";

const maxCommentsLength = 2000;
type Props = { value: string; wrong: string | undefined; isOff: boolean; onChange: (value: string) => void };

/** Edit the general comments. Document 3 §2 */
export function CommentsPart({ value, wrong, isOff, onChange }: Props) {
  const t = useTranslations("appraisal-form.comments");
  return (
    <section className="appr-part" id="comments">
      <h2>{t("title")}</h2>
      <div className="appr-card">
        <TextLine
          path="generalComments"
          label={t("label")}
          help={t("help")}
          value={value}
          wrong={wrong}
          maxLength={maxCommentsLength}
          isLong
          isOff={isOff}
          onChange={onChange}
        />
      </div>
    </section>
  );
}
