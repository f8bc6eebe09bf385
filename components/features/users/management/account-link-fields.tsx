"use client";

import { useTranslations } from "next-intl";
import { useWatch, type Control } from "react-hook-form";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { divisionOfRole, canNameVessel, neededLink } from "@/lib/features/users/rules";
import type { LinkedRecords } from "@/lib/features/users/schema";
import { subRoleOf, type RoleOption, type UserValues } from "./form-values";
import { FormAccountLinkField } from "./account-link-field";
import styles from "./user-form.module.css";

type Props = { control: Control<UserValues>; errorText: ErrorText; links: LinkedRecords | null; roles: RoleOption[] };

/** Links the account: crew to a person, a head also to a vessel, a principal account to its principal. */
export function AccountLinkFields({ links, roles, ...field }: Props) {
  const t = useTranslations("users.management.tie");
  const more = useTranslations("users.management");
  const [chosen, subRole] = useWatch({ control: field.control, name: ["role", "subRole"] });
  const role = roles.find(({ value }) => value === chosen)?.value;
  const divisionId = role ? divisionOfRole(role) : null;
  if (!role || !divisionId) return null;
  const needed = neededLink(role);
  const common = { ...field, divisionId };
  const linked = links?.divisionId === divisionId ? links : null;
  return (
    <>
      {needed === "crewId" ? (
        <div className={styles.wide}>
          <FormAccountLinkField
            key={`employee-${divisionId}`}
            {...common}
            name="crewId"
            kind="employee"
            initial={linked?.employee ?? null}
            label={t("employee")}
            help={t("employeeHelp")}
            required
          />
        </div>
      ) : null}
      {canNameVessel(role, subRoleOf(subRole)) ? (
        <div className={styles.wide}>
          <FormAccountLinkField
            key={`vessel-${divisionId}`}
            {...common}
            name="vesselId"
            kind="vessel"
            initial={linked?.vessel ?? null}
            label={`${t("vessel")} (${more("optional")})`}
            help={t("vesselHelp")}
          />
        </div>
      ) : null}
      {needed === "principalId" ? (
        <div className={styles.wide}>
          <FormAccountLinkField
            key={`principal-${divisionId}`}
            {...common}
            name="principalId"
            kind="principal"
            initial={linked?.principal ?? null}
            label={t("principal")}
            help={t("principalHelp")}
            required
          />
        </div>
      ) : null}
    </>
  );
}
