"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { Button } from "@/components/ui/layout/button";
import { retirePrincipalAction } from "@/lib/features/vessels/principals/actions";
import { retirePrincipalInput } from "@/lib/features/vessels/principals/schema";

type Props = { id: number; version: number; name: string; retired: boolean };
type Values = { id: number; version: number; retired: boolean };

/** Takes a principal out of the choices, or brings a retired one back. */
export function RetireButton({ id, version, name, retired }: Props) {
  const t = useTranslations("vessels.principals");
  const [isOpen, setIsOpen] = useState(false);
  const verb = retired ? "back" : "retire";
  return (
    <>
      <Button
        size="small"
        color={retired ? "primary" : "error"}
        onClick={() => setIsOpen(true)}
        aria-label={t(`${verb}.of`, { name })}
      >
        {t(`${verb}.action`)}
      </Button>
      {isOpen ? (
        <FormDialog<Values, unknown>
          title={t(`${verb}.title`, { name })}
          text={t(`${verb}.text`)}
          confirm={t(`${verb}.action`)}
          danger={!retired}
          schema={retirePrincipalInput}
          action={retirePrincipalAction}
          defaultValues={{ id, version, retired: !retired }}
          done={t(`${verb}.done`)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
