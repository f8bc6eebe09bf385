"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch, type Control } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/ui/form/form-dialog";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { insertBjstAction } from "@/lib/features/preparation/bjst/actions";
import { insertBjstInput, type BjstChoices, type bjstStored } from "@/lib/features/preparation/bjst/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { blockedReasonKey } from "../blocked-reason";
import { scheduledToasts } from "../scheduled-toasts";
import { JoinersField } from "../joiners-field";
import { OptionField } from "../option-field";
import styles from "../checkups.module.css";
import { TrainingFields, type TrainingValues } from "./fields";

type Values = TrainingValues & { vesselId: number; bjstTypeId: string; crewIds: number[] };
type Props = { vesselId: number; crewId: number | null; choices: BjstChoices; onClose: () => void };

/** Schedule one training type for one or several joiners with one letter. D2 §5 */
export function ScheduleDialog({ vesselId, crewId, choices, onClose }: Props) {
  const t = useTranslations("checkups");
  const isOffered = choices.joiners.some((joiner) => joiner.crewId === crewId);
  return (
    <FormDialog<Values, z.output<typeof bjstStored>>
      title={t("bjst.scheduleTitle")}
      text={t("bjst.scheduleText")}
      confirm={t("actions.schedule")}
      schema={insertBjstInput}
      action={insertBjstAction}
      defaultValues={{
        vesselId,
        crewIds: isOffered && crewId !== null ? [crewId] : [],
        bjstTypeId: "",
        letterNumber: "",
        startDate: "",
        endDate: "",
        place: "",
      }}
      failed={t("bjst.createFailed")}
      done={(stored) =>
        scheduledToasts(stored, {
          done: t("bjst.created"),
          sent: t("actions.mailSent", { type: "BjstScheduled" }),
          unsent: t("mailUnsent"),
        })
      }
      onClose={onClose}
    >
      {(fields) => <Fields {...fields} choices={choices} />}
    </FormDialog>
  );
}

type FieldsProps = { control: Control<Values>; errorText: ErrorText; choices: BjstChoices };

/** Choose the type first. Joiners who have it scheduled or passed it within two years cannot be selected. */
function Fields({ choices, ...fields }: FieldsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const [typeId, chosen] = useWatch({ control: fields.control, name: ["bjstTypeId", "crewIds"] });
  const joiners = choices.joiners.map((joiner) => {
    const reason = joiner.blockedReason.find((row) => String(row.typeId) === String(typeId))?.reason;
    return { ...joiner, blockedReason: reason ? t(blockedReasonKey(reason)) : null };
  });
  const ranks = joiners.filter(({ crewId }) => chosen.includes(crewId));
  return (
    <>
      <div data-wide>
        <OptionField
          {...fields}
          name="bjstTypeId"
          label={t("checkups.fields.bjstType")}
          kind="bjst-type"
          options={choices.types}
          required
        />
      </div>
      <div data-wide>
        <JoinersField {...fields} name="crewIds" label={t("checkups.fields.employeeName")} options={joiners} required />
        {ranks.length > 0 ? (
          <dl className={styles.known}>
            <div>
              <dt>{t("checkups.fields.rank")}</dt>
              <dd>
                {[
                  ...new Set(
                    ranks.map(({ position }) => inLanguage(locale, { en: position.nameEn, id: position.name })),
                  ),
                ].join(", ")}
              </dd>
            </div>
            <div>
              <dt>{t("checkups.fields.vessel")}</dt>
              <dd>{ranks[0]?.vesselName}</dd>
            </div>
          </dl>
        ) : null}
      </div>
      <TrainingFields {...fields} />
    </>
  );
}
