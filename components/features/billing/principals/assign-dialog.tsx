"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import type { BillingKind } from "@/db/enums/billing";
import { assignBilledPrincipalAction } from "@/lib/features/billing/principals/actions";
import { assignBilledPrincipalInput } from "@/lib/features/billing/principals/schema";
import type { PrincipalOption } from "@/lib/features/contracts/schema";

type Values = { kind: BillingKind; id: number; principalId: string };
type Props = {
  kind: BillingKind;
  id: number;
  name: string;
  principals: PrincipalOption[];
  assignedName: string | null;
  onClose: () => void;
};

/** Choose the principal billed for a row whose vessel has none. product 5.14 */
export function AssignPrincipalDialog({ kind, id, name, principals, assignedName, onClose }: Props) {
  const t = useTranslations("billing.givePrincipal");
  const assignedId = principals.find(({ principalName }) => principalName === assignedName)?.id;
  const options = principals.map((one) => ({ value: String(one.id), label: one.principalName }));
  return (
    <FormDialog<Values, unknown>
      title={t("title", { name })}
      text={t("text")}
      confirm={t("save")}
      needsChange
      schema={assignBilledPrincipalInput}
      action={assignBilledPrincipalAction}
      defaultValues={{ kind, id, principalId: String(assignedId ?? "") }}
      done={t("done")}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormSelectField
            {...fields}
            name="principalId"
            label={t("principal")}
            options={[{ value: "", label: t("none") }, ...options]}
          />
        </div>
      )}
    </FormDialog>
  );
}
