"use client";

import { useTranslations } from "next-intl";

export type Section = {
  id: "header" | "ratings" | "decisions" | "annex" | "comments" | "document";
  done?: number;
  of?: number;
};

/** List the form's sections with their progress. A click scrolls to the section. */
export function Sections({ sections }: { sections: Section[] }) {
  const t = useTranslations("appraisal-form.sections");
  return (
    <nav aria-label={t("label")} className="appr-jump">
      <ol>
        {sections.map(({ id, done, of }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {t(id)}
              {done === undefined || of === undefined ? null : (
                <small data-missing={done < of || undefined}>{t("count", { done, of })}</small>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
