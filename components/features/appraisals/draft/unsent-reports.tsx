"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { reportAddress } from "../address";
import type { DraftKey } from "./drafts";
import { saveDraftAsFile } from "./save-as-file";
import type { Draft } from "./draft";
import { QueueStyles } from "./styles";
import { useUnsentReports } from "./use-unsent-reports";

const formOf = ({ subject }: Draft) => reportAddress(subject);

/** Format in the device's time zone, because the draft is stored there. */
const momentOf = (at: string, language: string) => {
  const dateLocale = inLanguage(language, { en: "en-GB", id: "id-ID" });
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Date(at).toLocaleString(dateLocale, { day: "numeric", month: "short", ...clock });
};

/** List the user's unsent reports on this device with their status. */
export function UnsentReports({ draftKey }: { draftKey: DraftKey }) {
  const t = useTranslations("appraisal-form.queue");
  const [router, toast] = [useRouter(), useToast()];
  const onStored = useCallback(
    (count: number) => {
      toast({ severity: "success", text: t("stored", { count }) });
      router.refresh();
    },
    [router, toast, t],
  );
  const { rows, send, remove } = useUnsentReports(draftKey, onStored);
  if (rows.length === 0) return null;
  return (
    <section className="drafts" aria-labelledby="drafts-title">
      <QueueStyles />
      <h2 id="drafts-title">{t("title", { count: rows.length })}</h2>
      <p>{t("lead")}</p>
      <ul>
        {rows.map((draft) => (
          <Row key={draft.id} draft={draft} onSend={send} onRemove={remove} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { draft: Draft; onSend: () => Promise<void>; onRemove: (id: string) => Promise<void> };

function Row({ draft, onSend, onRemove }: RowProps) {
  const t = useTranslations("appraisal-form.queue");
  const [isAsked, setAsked] = useState(false);
  const language = useLocale();
  const { subject, standing, savedAt, id } = draft;
  const name = subject.seafarersName;
  return (
    <li>
      <span>
        <Link href={formOf(draft)} prefetch={false}>
          {name}
        </Link>
        <small>
          {subject.vesselName} · {t("savedAt", { moment: momentOf(savedAt, language) })}
        </small>
        <small data-state={standing.state}>
          {standing.state === "refused" ? standing.message : t(`states.${standing.state}`)}
        </small>
      </span>
      <span className="drafts-acts">
        {isAsked ? (
          <>
            <span>{t("deleteAsk")}</span>
            <Button onClick={() => setAsked(false)} height="touch">
              {t("keep")}
            </Button>
            <Button color="error" onClick={() => void onRemove(id)} height="touch" aria-label={t("deleteOf", { name })}>
              {t("delete")}
            </Button>
          </>
        ) : (
          <>
            {standing.state === "waiting" ? (
              <Button onClick={() => void onSend()} height="touch" aria-label={t("sendOf", { name })}>
                {t("send")}
              </Button>
            ) : null}
            <Button onClick={() => saveDraftAsFile(draft)} height="touch" aria-label={t("fileOf", { name })}>
              {t("file")}
            </Button>
            <Button color="error" onClick={() => setAsked(true)} height="touch" aria-label={t("deleteOf", { name })}>
              {t("delete")}
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
