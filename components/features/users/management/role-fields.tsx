"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useWatch, type Control, type UseFormSetValue } from "react-hook-form";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormSelectField } from "@/components/ui/form/select-field";
import { subRoles } from "@/db/enums/users";
import { divisionOfRole, needsSubRole } from "@/lib/features/users/rules";
import type { RoleOption, UserValues } from "./form-values";

type Props = {
  control: Control<UserValues>;
  errorText: ErrorText;
  setValue: UseFormSetValue<UserValues>;
  roles: RoleOption[];
  ownDivision: number;
  isSelf: boolean;
};

/** Chooses the role and what depends on it: the sub-role of crew, and the division. */
export function RoleFields({ control, errorText, setValue, roles, ownDivision, isSelf }: Props) {
  const t = useTranslations("users");
  const [chosen, divisionId] = useWatch({ control, name: ["role", "divisionId"] });
  const role = roles.find(({ value }) => value === chosen)?.value;
  const fixed = role ? divisionOfRole(role) : null;
  const isDivisionFree = role !== undefined && fixed === null;
  const divisionValue = isDivisionFree ? divisionId || String(ownDivision) : String(fixed ?? "");

  useEffect(() => {
    if (divisionValue !== divisionId) setValue("divisionId", divisionValue, { shouldValidate: divisionValue !== "" });
  }, [divisionValue, divisionId, setValue]);

  const field = { control, errorText, required: true };
  const divisions = [1, 2].map((id) => ({ value: id, label: id === 1 ? t("divisions.1") : t("divisions.2") }));
  return (
    <>
      <FormSelectField
        {...field}
        name="role"
        label={t("management.role")}
        options={roles}
        disabled={isSelf}
        help={isSelf ? t("management.ownRole") : undefined}
      />
      {role && needsSubRole(role) ? (
        <FormSelectField
          {...field}
          name="subRole"
          label={t("management.subRole")}
          options={subRoles.map((value) => ({ value, label: t(`subRoles.${value}`) }))}
        />
      ) : null}
      <FormSelectField
        {...field}
        name="divisionId"
        label={t("management.division")}
        options={divisions}
        disabled={!isDivisionFree}
        help={isDivisionFree ? undefined : role ? t("management.divisionHelp") : t("management.roleFirst")}
      />
    </>
  );
}
