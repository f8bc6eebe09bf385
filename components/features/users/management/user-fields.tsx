"use client";

import { useTranslations } from "next-intl";
import type { Control, UseFormSetValue } from "react-hook-form";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormEmailField } from "@/components/ui/form/email/field";
import { FormTextField } from "@/components/ui/form/text-field";
import type { LinkedRecords } from "@/lib/features/users/schema";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import type { RoleOption, UserValues } from "./form-values";
import { FirstPasswordFields } from "./first-password-fields";
import { RoleFields } from "./role-fields";
import { AccountLinkFields } from "./account-link-fields";
import styles from "./user-form.module.css";

export type UserFieldsProps = {
  links: LinkedRecords | null;
  roles: RoleOption[];
  ownDivision: number;
  isSelf: boolean;
};
type Props = UserFieldsProps & {
  control: Control<UserValues>;
  errorText: ErrorText;
  setValue: UseFormSetValue<UserValues>;
  isEdit: boolean;
};

export function UserFields({ control, errorText, setValue, isEdit, links, ...rest }: Props) {
  const t = useTranslations("users.management");
  const field = { control, errorText };
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <FormEmailField
          {...field}
          name="email"
          label={t("email")}
          meant={meantAddress}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={254}
          required={!isEdit}
          readOnly={isEdit}
          help={isEdit ? t("emailFixed") : undefined}
        />
      </div>
      <FormTextField {...field} name="firstName" label={t("firstName")} autoComplete="off" maxLength={50} required />
      <FormTextField
        {...field}
        name="lastName"
        label={`${t("lastName")} (${t("optional")})`}
        autoComplete="off"
        maxLength={50}
      />
      <RoleFields {...field} {...rest} setValue={setValue} />
      <AccountLinkFields {...field} links={links} roles={rest.roles} />
      {isEdit ? null : <FirstPasswordFields {...field} setValue={setValue} />}
    </div>
  );
}
