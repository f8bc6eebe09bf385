"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { retirePrincipalAction } from "@/lib/features/vessels/principals/actions";
import { retirePrincipalInput } from "@/lib/features/vessels/principals/schema";

export type RetiredPrincipal = { id: number; version: number; name: string; retired: boolean };
type Values = { id: number; version: number; retired: boolean };
type Props = { principal: RetiredPrincipal; onClose: () => void };

export function RetireDialog({ principal: { id, version, name, retired }, onClose }: Props) {
  const t = useTranslations("vessels.principals");
  const verb = retired ? "back" : "retire";
  return (
    <FormDialog<Values, unknown>
      title={t(`${verb}.title`, { name })}
      text={t(`${verb}.text`)}
      confirm={t(`${verb}.action`)}
      danger={!retired}
      schema={retirePrincipalInput}
      action={retirePrincipalAction}
      defaultValues={{ id, version, retired: !retired }}
      done={t(`${verb}.done`)}
      onClose={onClose}
    />
  );
}
