"use client";

import { useLocale, useTranslations } from "next-intl";
import { FileLink } from "@/components/ui/feedback/file-link";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { removalDecisions } from "@/db/enums/suitability";
import { decideSuitabilityRemovalAction } from "@/lib/features/suitability/actions";
import { decisionForm, type SuitabilityEntry } from "@/lib/features/suitability/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import styles from "./suitability.module.css";

type Values = { unblacklistApproval: string; note: string };
type Answer = { unblacklistApproval: string };

/** Decide a removal request. Documents 2 §4 */
export function DecisionDialog({ entry, onClose }: { entry: SuitabilityEntry; onClose: () => void }) {
  const t = useTranslations("suitability.decision");
  const history = useTranslations("suitability.history");
  const language = useLocale();
  const request = entry.removals.find(({ decision }) => decision === null);
  const requestSummary = request ? (
    <>
      <p className={styles.words}>{request.reason}</p>
      <FileLink file={request.document} />
      <div className={styles.by}>
        {t("asked", {
          name: request.createdBy ?? history("someone"),
          date: formatDate(dayOf(request.createdAt), language),
        })}
      </div>
    </>
  ) : null;
  return (
    <FormDialog<Values, Answer>
      title={t("title", { name: entry.name })}
      text={requestSummary}
      confirm={t("action")}
      needsChange
      schema={decisionForm}
      action={(values) => decideSuitabilityRemovalAction({ ...values, employeeBlackListid: entry.id })}
      defaultValues={{ unblacklistApproval: "", note: "" }}
      done={(answer) => [
        {
          severity: "success",
          text: t(answer.unblacklistApproval === "Approved" ? "doneApproved" : "doneNotApproved"),
        },
      ]}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <div data-wide>
            <FormRadioField
              {...fields}
              name="unblacklistApproval"
              label={t("decision")}
              help={t("approvedHelp")}
              options={removalDecisions.map((value) => ({ value, label: t(value) }))}
              required
            />
          </div>
          <div data-wide>
            <FormTextField
              {...fields}
              name="note"
              label={t("note")}
              help={t("noteHelp")}
              multiline
              minRows={2}
              maxLength={500}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
