"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Alert, AlertTitle } from "@/components/ui/feedback/alert";
import type { ExtensionPreview } from "@/lib/features/manning/extensions/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import vessel from "../../vessels/vessel.module.css";

/** Show the effects of a new off-board date on the assignment and the time on board, with remarks. */
export function ExtensionEffects({ preview, title, lead }: { preview: ExtensionPreview; title: string; lead: string }) {
  const t = useTranslations("extensions.decide");
  const titleId = useId();
  const language = useLocale();
  const day = (value: string) => formatDate(value, language);
  const { months, servingSince, limit, warnings } = preview;
  return (
    <>
      <section aria-labelledby={titleId} className={vessel.effects}>
        <h3 id={titleId}>{title}</h3>
        <ul>
          <li>{lead}</li>
          <li>{t("service", { months, since: day(servingSince), limit: day(limit) })}</li>
        </ul>
      </section>
      {warnings.length > 0 ? (
        <Alert severity="info">
          <AlertTitle>{t("toKnow")}</AlertTitle>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}
