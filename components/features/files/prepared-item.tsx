"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useTransition } from "react";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { removePreparedFileAction, retryPreparedFileAction } from "@/lib/features/files/actions";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import styles from "./prepared-tray.module.css";
import type { ListedFile } from "./use-prepared";

/** Shows one prepared file: its title, status and actions. */
export function PreparedItem({ file, onChange }: { file: ListedFile; onChange: () => void }) {
  const t = useTranslations("prepared-files");
  const format = useFormatter();
  const locale = useLocale();
  const toast = useToast();
  const [isPending, startTransition] = useTransition();
  const { id, title, filters, state, failure, mayRetry } = file;
  const runAction = (action: typeof retryPreparedFileAction) =>
    startTransition(async () => {
      const result = await action({ id });
      if (!result.ok) toast({ severity: "error", text: result.message });
      onChange();
    });
  const bytes = file.size ?? 0;
  const size =
    bytes < 1_000_000
      ? t("kilobytes", { size: format.number(Math.ceil(bytes / 1_000)) })
      : t("megabytes", { size: format.number(bytes / 1_000_000, { maximumFractionDigits: 1 }) });
  const until = formatDate(new Date(file.expiresAt), isLocale(locale) ? locale : "en", "instant");
  const statusText =
    state === "ready" ? t("states.ready", { rows: file.rows ?? 0, size, until }) : t(`states.${state}`);
  return (
    <li className={styles.item} aria-busy={state === "waiting"}>
      <strong>{title}</strong>
      {filters ? <span className={styles.muted}>{t("filters", { filters })}</span> : null}
      <span className={state === "failed" ? styles.failed : styles.muted}>
        {state === "waiting" ? <span className={styles.ring} aria-hidden /> : null}
        {[failure === "erased" ? null : statusText, failure && t(`failures.${failure}`)].filter(Boolean).join(". ")}
      </span>
      <span className={styles.acts}>
        {state === "ready" ? (
          <DownloadButton
            variant="text"
            address={`/PMSol/v1/FileDownload/PreparedFile/${id}`}
            label={t("download")}
            name={t("downloadOf", { title })}
            onDone={onChange}
          />
        ) : null}
        {mayRetry ? (
          <Button
            variant="text"
            height="touch"
            disabled={isPending}
            startIcon={<Icon name="reopen" />}
            aria-label={t("retryOf", { title })}
            onClick={() => runAction(retryPreparedFileAction)}
          >
            {t("retry")}
          </Button>
        ) : null}
        <Button
          variant="text"
          color="inherit"
          height="touch"
          disabled={isPending}
          startIcon={<Icon name="delete" />}
          aria-label={t("removeOf", { title })}
          onClick={() => runAction(removePreparedFileAction)}
        >
          {t("remove")}
        </Button>
      </span>
    </li>
  );
}
