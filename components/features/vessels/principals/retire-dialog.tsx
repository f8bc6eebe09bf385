"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { retirePrincipalAction } from "@/lib/features/vessels/principals/actions";
import { retirePrincipalInput } from "@/lib/features/vessels/principals/schema";

type Props = { id: number; version: number; name: string; retired: boolean; onClose: () => void };
type Values = { id: number; version: number; retired: boolean };

/** Retire a principal, or restore a retired one. */
export function RetireDialog({ id, version, name, retired, onClose }: Props) {
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
