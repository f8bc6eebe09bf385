"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormFileField } from "@/components/ui/upload/file-field";
import type { DialogFields } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { suitabilityLevelIds, suitabilityLevels, suitabilityReasons } from "@/db/enums/suitability";
import type { EntryValues } from "./entry-values";
import { FormPersonField } from "./person-field";

type Props = DialogFields<EntryValues> & { hasPersonField: boolean; isLocked: boolean };

const helpOf = (level: string, reason: string) =>
  level === ""
    ? "datesHelpNone"
    : level === "3" && reason === "document-fraud"
      ? "datesHelpFraud"
      : level === "1"
        ? "datesHelp1"
        : level === "3"
          ? "datesHelp3"
          : "datesHelp2";

/**
 * Render level, reason, dates, description and evidence. Help texts explain the dates the level requires. product 5.4
 */
export function EntryFields({ control, errorText, hasPersonField, isLocked }: Props) {
  const t = useTranslations("suitability.form");
  const crew = useTranslations("crew");
  const [level, reason] = useWatch({ control, name: ["employeeBlacklistLevelId", "reason"] });
  const field = { control, errorText };
  const levels = suitabilityLevelIds.map((id) => ({ value: id, label: crew(`suitability.${suitabilityLevels[id]}`) }));
  const reasons = suitabilityReasons.map((value) => ({ value, label: crew(`suitabilityReason.${value}`) }));
  return (
    <>
      {hasPersonField ? (
        <div data-wide>
          <FormPersonField {...field} name="crewId" label={t("person")} required />
        </div>
      ) : null}
      <FormSelectField
        {...field}
        name="employeeBlacklistLevelId"
        label={t("level")}
        options={levels}
        help={level === "3" && !isLocked ? t("level3Help") : undefined}
        disabled={isLocked}
        required
      />
      <FormSelectField
        {...field}
        name="reason"
        label={t("reason")}
        options={reasons}
        help={t("reasonHelp")}
        disabled={isLocked}
        required
      />
      <FormDateField {...field} name="startDate" label={t("startDate")} disabled={isLocked} required />
      <FormDateField {...field} name="endDate" label={t("endDate")} disabled={isLocked} />
      <FormDateField {...field} name="reviewDate" label={t("reviewDate")} help={t(helpOf(level, reason))} />
      <div data-wide>
        <FormTextField
          {...field}
          name="description"
          label={t("description")}
          help={t("descriptionHelp")}
          multiline
          minRows={4}
          maxLength={2_000}
          required
        />
      </div>
      <div data-wide>
        <FormFileField {...field} name="evidenceFileId" label={t("evidence")} required />
      </div>
    </>
  );
}
