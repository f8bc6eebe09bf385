"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { rehireCrewAction } from "@/lib/features/crew/status/actions";
import { rehireForm } from "@/lib/features/crew/status/schema";
import { ComplianceList } from "../compliance/findings";
import { useRecord } from "../sections/record-context";
import type { StatusPerson } from "./person";
import { useFitness } from "./use-fitness";
import styles from "../compliance/compliance.module.css";

type Props = { person: StatusPerson; today: string; onClose: () => void };

/** Re-hire a person after showing the compliance check of their documents. product 5.3 */
export function RehireDialog({ person, today, onClose }: Props) {
  const t = useTranslations("crew.screens.status");
  const fields = useTranslations("crew.screens.fields");
  const { crewId, version } = useRecord();
  const fitness = useFitness({ crewId, positionId: person.rank, vesselTypeId: person.type, from: today });
  return (
    <FormDialog<{ date: string; reason: string }, unknown>
      title={t("rehireTitle", { name: person.name })}
      text={
        <>
          {t("rehireText")}
          {fitness === "reading" ? <p className={styles.reading}>{t("checking")}</p> : null}
          {fitness === "failed" ? (
            <p className={styles.problem} role="alert">
              {t("checkFailed")}
            </p>
          ) : null}
          {typeof fitness === "object" ? <ComplianceList check={fitness} /> : null}
        </>
      }
      confirm={t("rehire")}
      schema={rehireForm}
      action={(values) => rehireCrewAction({ ...values, crewId, version })}
      defaultValues={{ date: today, reason: "" }}
      done={t("rehired", { name: person.name })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormDateField {...field} name="date" label={t("rehireDate")} max={today} required />
          <span />
          <div data-wide>
            <FormTextField {...field} name="reason" label={fields("reason")} multiline required maxLength={500} />
          </div>
        </>
      )}
    </FormDialog>
  );
}
