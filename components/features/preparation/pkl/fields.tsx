"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useWatch, type Control, type UseFormSetValue } from "react-hook-form";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { LookupKind } from "@/db/enums/lookups";
import { provinces } from "@/db/enums/rates";
import { createLookupAction } from "@/lib/features/lookups/actions";
import type { PklFormStart } from "@/lib/features/preparation/pkl/schema";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { ageOn } from "@/lib/platform/calendar/period";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { proposedTotal, tankerWageFields, type PklValues } from "./values";
import { styles } from "./styles";

type Field = { control: Control<PklValues>; errorText: ErrorText };
type Props = Field & { start: PklFormStart; setValue: UseFormSetValue<PklValues> };

/** Create a new option from its name. On an error the text stays and a message is shown. D2 §8 */
function useNewOption() {
  const t = useTranslations("pkl.page");
  const toast = useToast();
  return (kind: LookupKind) => async (name: string) => {
    const created = await createLookupAction({ kind, name }).catch(() => null);
    if (created?.ok) return null;
    toast({ severity: "error", text: t("optionFailed"), seconds: 2 });
    return t("optionFailed");
  };
}

const namesOf = (options: readonly { name: string }[]) => options.map(({ name }) => name);

/** Render the form in the document's order. Data from the profile is read-only. D2 §5 */
export function PklFields(props: Props) {
  return (
    <div>
      <Sealing {...props} />
      <FirstParty {...props} />
      <SecondParty {...props} />
      {props.start.divisionId === 2 ? <Money {...props} /> : null}
    </div>
  );
}

function Sealing({ start, setValue: _set, ...field }: Props) {
  const t = useTranslations("pkl.page");
  const province = useTranslations("rates.provinces");
  const create = useNewOption();
  return (
    <fieldset className={styles.group}>
      <legend>{t("sealing")}</legend>
      <div className={styles.fields}>
        <FormTextField {...field} name="pklDocumentNumber" label={t("number")} required maxLength={60} />
        <FormDateField {...field} name="docReleasedDate" label={t("date")} required />
        <FormComboField
          {...field}
          name="shipCrewSealingOfficerName"
          label={t("officer")}
          options={namesOf(start.sealingOfficers)}
          onCreate={create("sealing-officer")}
          required
        />
        <FormTextField {...field} name="crewSealingOffice" label={t("office")} maxLength={120} />
        <FormSelectField
          {...field}
          name="province"
          label={t("province")}
          options={provinces.map((value) => ({ value, label: province(value) }))}
          required
        />
        <FormSelectField
          {...field}
          name="cityId"
          label={t("city")}
          help={t("cityHelp")}
          options={start.cities.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
    </fieldset>
  );
}

function FirstParty({ start, setValue: _set, ...field }: Props) {
  const t = useTranslations("pkl.page");
  const create = useNewOption();
  return (
    <fieldset className={styles.group}>
      <legend>{t("firstParty")}</legend>
      <div className={styles.fields}>
        <FormComboField
          {...field}
          name="firstPartyName"
          label={t("firstPartyName")}
          options={namesOf(start.firstParties)}
          onCreate={create("first-party")}
          required
        />
        <FormTextField {...field} name="position" label={t("position")} required maxLength={80} />
        <FormTextField {...field} name="firstPartyOffice" label={t("firstPartyOffice")} required maxLength={120} />
      </div>
    </fieldset>
  );
}

function SecondParty({ start, setValue: _set, ...field }: Props) {
  const t = useTranslations("pkl.page");
  const language = useLocale();
  const create = useNewOption();
  const released = useWatch({ control: field.control, name: "docReleasedDate" });
  const rank = ({ name, nameEn }: { name: string; nameEn: string }) => inLanguage(language, { en: nameEn, id: name });
  return (
    <fieldset className={styles.group}>
      <legend>{t("secondParty")}</legend>
      <DetailList
        details={[
          { label: t("crewName"), value: start.crewName },
          { label: t("idNumber"), value: start.idNumber },
          { label: t("currentRank"), value: rank(start.currentRank) },
          { label: t("birthPlace"), value: start.birthPlace },
          { label: t("dateOfBirth"), value: formatDate(start.dateOfBirth, language) },
          { label: t("age"), value: isDay(released) ? ageOn(start.dateOfBirth, released) : null },
          { label: t("seafarerCode"), value: start.seafarerCode },
        ]}
      />
      <div className={styles.fields}>
        <FormSelectField
          {...field}
          name="initialRankAs"
          label={t("rank")}
          options={start.ranks.map((option) => ({ value: option.id, label: rank(option) }))}
          required
        />
        <FormSelectField
          {...field}
          name="ptkpGolId"
          label={t("ptkp")}
          options={start.ptkps.map(({ id, name, nameId }) => ({
            value: id,
            label: inLanguage(language, { en: name, id: nameId }),
          }))}
          required
        />
        <FormTextField {...field} name="seamanBookNo" label={t("seamanBook")} required maxLength={40} />
        <FormTextField {...field} name="passportNo" label={t("passport")} maxLength={40} />
        <FormTextField {...field} name="employeeNo" label={t("employeeNo")} required maxLength={40} />
        <FormTextField {...field} name="idPosition" label={t("idPosition")} maxLength={40} />
        <FormComboField
          {...field}
          name="shippingArea"
          label={t("shippingArea")}
          options={namesOf(start.ports)}
          onCreate={create("port")}
          required
        />
      </div>
    </fieldset>
  );
}

/** Edit a tanker's wages. The total is proposed, and an edited total is checked against the sum. product 5.15.8 */
function Money({ start: _start, setValue, ...field }: Props) {
  const t = useTranslations("pkl");
  const [basicSalary, overtime, leavePay, allowances] = useWatch({
    control: field.control,
    name: ["basicSalary", "overtime", "leavePay", "allowances"],
  });
  const total = proposedTotal({ basicSalary, overtime, leavePay, allowances });
  useEffect(() => {
    if (total > 0) setValue("totalWages", String(total), { shouldDirty: true });
  }, [total, setValue]);
  return (
    <fieldset className={styles.group}>
      <legend>{t("page.wages")}</legend>
      <div className={styles.fields}>
        {tankerWageFields.map((name) => (
          <FormTextField
            key={name}
            {...field}
            name={name}
            kind={name === "allowancesTradingOut" ? "floating" : "number"}
            label={t(`lines.${name}`)}
            unit={name === "allowancesTradingOut" ? t("page.perDay") : "Rp"}
            required
          />
        ))}
        <FormTextField {...field} name="totalWages" kind="number" label={t("page.total")} unit="Rp" required />
      </div>
    </fieldset>
  );
}
