"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { verifyRatesAction } from "@/lib/features/rates/versions/actions";
import { verifyRatesInput } from "@/lib/features/rates/versions/schema";
import styles from "./rates.module.css";
import type { VersionSummary } from "./version-summary";

/** Confirm verification, with its consequences. */
export function VerifyDialog({ subject, onClose }: { subject: VersionSummary; onClose: () => void }) {
  const t = useTranslations("rates.verify");
  const { id, kind, version, checksum, date, before, isPast, count, added, removed, changed, effect } = subject;
  const isSame = before !== null && added + removed + changed === 0;
  return (
    <FormDialog
      title={t("title", { date })}
      text={
        <ul className={styles.consequences}>
          <li>{t("applies", { what: t(`whatFollows.${kind}`), date, count, before: before ?? "none" })}</li>
          {before === null ? null : <li>{isSame ? t("same") : t("changes", { added, removed, changed })}</li>}
          {isPast ? <li>{t("past")}</li> : null}
          {isPast && effect ? <li>{effect}</li> : null}
          <li>{t("final")}</li>
        </ul>
      }
      confirm={t("confirm")}
      schema={verifyRatesInput}
      action={verifyRatesAction}
      defaultValues={{ id, version, checksum, verifiedAgainst: "" }}
      done={t("done")}
      onClose={onClose}
    >
      {(field) => (
        <div data-wide>
          <FormTextField
            {...field}
            name="verifiedAgainst"
            label={t("against")}
            help={t("againstHelp")}
            maxLength={200}
            autoComplete="off"
          />
        </div>
      )}
    </FormDialog>
  );
}
