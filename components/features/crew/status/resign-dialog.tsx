"use client";

import { useLocale, useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { resignationClasses, type ResignationClass } from "@/db/enums/crew";
import { resignCrewAction } from "@/lib/features/crew/status/actions";
import { resignForm } from "@/lib/features/crew/status/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { useRecord } from "../sections/record-context";
import type { StatusPerson } from "./person";
import styles from "./status.module.css";

type Values = { date: string; resignationClass: string; reason: string };
type Props = { person: StatusPerson; today: string; onClose: () => void };

/** Record a resignation; the class feeds the retention rate. product 5.3 */
export function ResignDialog({ person, today, onClose }: Props) {
  const t = useTranslations("crew");
  const language = useLocale();
  const { crewId, version } = useRecord();
  const { idleSince } = person;
  const suggested: ResignationClass | "" = idleSince ? "contract-end-no-return" : "";
  return (
    <FormDialog<Values, unknown>
      danger
      title={t("screens.status.resignTitle", { name: person.name })}
      text={
        <>
          {t("screens.status.resignText")}
          {idleSince ? (
            <p className={styles.hint}>
              {t("screens.status.idleHint", {
                date: formatDate(idleSince, language),
                suggested: t("resignationClasses.contract-end-no-return"),
              })}
            </p>
          ) : null}
        </>
      }
      confirm={t("screens.status.resign")}
      schema={resignForm}
      action={(values) => resignCrewAction({ ...values, crewId, version })}
      defaultValues={{ date: today, resignationClass: suggested, reason: "" }}
      done={t("screens.status.resigned", { name: person.name })}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <FormDateField {...fields} name="date" label={t("screens.fields.resignedOn")} max={today} required />
          <FormSelectField
            {...fields}
            name="resignationClass"
            label={t("screens.fields.resignationClass")}
            options={resignationClasses.map((value) => ({ value, label: t(`resignationClasses.${value}`) }))}
            required
          />
          <div data-wide>
            <FormTextField
              {...fields}
              name="reason"
              label={t("screens.fields.reason")}
              multiline
              required
              maxLength={500}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
