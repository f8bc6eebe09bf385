"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import type { Draft } from "../draft/draft";
import type { Problems } from "./use-problems";

type Props = { draft: Draft; problems: Problems };

/** Show why the report was refused, with a link to each field. */
export function SendRefusal({ draft: { standing }, problems }: Props) {
  const t = useTranslations("appraisal-form.notes");
  const isRefused = standing.state === "refused";
  return (
    <Alert severity="error">
      {isRefused && problems.all.length === 0 ? standing.message : t("missing", { count: problems.all.length })}
      {problems.all.length > 0 ? (
        <ul>
          {problems.all.slice(0, 12).map(({ path, message }) => (
            <li key={path}>
              <a
                href={`#${path}`}
                onClick={(event) => {
                  event.preventDefault();
                  problems.goTo(path);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
