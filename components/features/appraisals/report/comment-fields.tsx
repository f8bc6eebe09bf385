"use client";

import { useTranslations } from "next-intl";
import { LabelledTextField } from "../labelled-text-field";

const maxCommentsLength = 2000;
type Props = { value: string; wrong: string | undefined; isOff: boolean; onChange: (value: string) => void };

/** Edit the general comments. Document 3 §2 */
export function CommentFields({ value, wrong, isOff, onChange }: Props) {
  const t = useTranslations("appraisal-form.comments");
  return (
    <section className="appr-part" id="comments">
      <h2>{t("title")}</h2>
      <div className="appr-card">
        <LabelledTextField
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
