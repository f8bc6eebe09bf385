"use client";

import { useTranslations } from "next-intl";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormEmailField } from "@/components/ui/form/email/field";
import { FormTextField } from "@/components/ui/form/text-field";
import { approvalPolicies } from "@/db/enums/vessels";
import { createPrincipalAction, updatePrincipalAction } from "@/lib/features/vessels/principals/actions";
import { createPrincipalInput, updatePrincipalInput, type Principal } from "@/lib/features/vessels/principals/schema";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";

export type EditedPrincipal = Pick<
  Principal,
  "id" | "version" | "name" | "address" | "email" | "phone" | "approvalPolicy" | "leastPairYears" | "isPairBlocking"
>;
/** isTanker: only tankers have pair rules. */
type Props = { principal: EditedPrincipal | null; isTanker: boolean; onClose: () => void };
type Values = {
  id: string;
  version: string;
  name: string;
  address: string;
  email: string;
  phone: string;
  approvalPolicy: string;
  leastPairYears: string;
  isPairBlocking: boolean;
};

/**
 * Add or edit a principal. The approval policy applies to future proposals; the pair rule to the top four of a tanker.
 * product 5.2, 5.5
 */
export function PrincipalDialog({ principal, isTanker, onClose }: Props) {
  const t = useTranslations("vessels.principals");
  const text = (value: string | number | null | undefined) => String(value ?? "");
  const defaultValues: Values = {
    id: text(principal?.id),
    version: text(principal?.version),
    name: text(principal?.name),
    address: text(principal?.address),
    email: text(principal?.email),
    phone: text(principal?.phone),
    approvalPolicy: principal?.approvalPolicy ?? "all",
    leastPairYears: text(principal?.leastPairYears),
    isPairBlocking: principal?.isPairBlocking ?? false,
  };
  const policies = approvalPolicies.map((value) => ({ value, label: t(`policies.${value}`) }));
  return (
    <FormDialog<Values, unknown>
      title={principal ? t("editTitle", { name: principal.name }) : t("add")}
      confirm={t(principal ? "save" : "add")}
      needsChange={principal !== null}
      schema={principal ? updatePrincipalInput : createPrincipalInput}
      action={principal ? updatePrincipalAction : createPrincipalAction}
      defaultValues={defaultValues}
      done={t(principal ? "updated" : "created")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <div data-wide>
            <FormTextField {...field} name="name" label={t("name")} maxLength={150} autoComplete="off" required />
          </div>
          <div data-wide>
            <FormTextField
              {...field}
              name="address"
              label={t("address")}
              maxLength={500}
              autoComplete="off"
              multiline
            />
          </div>
          <FormEmailField
            {...field}
            name="email"
            label={t("email")}
            meant={meantAddress}
            maxLength={254}
            autoComplete="off"
          />
          <FormTextField {...field} name="phone" label={t("phone")} kind="tel" maxLength={16} autoComplete="off" />
          <div data-wide>
            <FormSelectField
              {...field}
              name="approvalPolicy"
              label={t("policy")}
              help={t("policyHelp")}
              options={policies}
              required
            />
          </div>
          {isTanker ? (
            <>
              <FormTextField
                {...field}
                name="leastPairYears"
                label={t("pairYears")}
                help={t("pairYearsHelp")}
                kind="number"
                maxLength={2}
                autoComplete="off"
              />
              <FormCheckboxField {...field} name="isPairBlocking" label={t("pairBlocks")} />
            </>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
