"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import type { BankAccount } from "./bank-dialog";

const BankDialog = lazyDialog(() => import("./bank-dialog").then((module) => module.BankDialog));

/** Show the button for new bank details: always a request that a second person confirms. product 2.4 */
export function BankChangeButton({ accounts, asRequest }: { accounts: BankAccount[]; asRequest: boolean }) {
  const t = useTranslations("crew.screens.bank");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon name="edit" size={16} />}
        {...BankDialog.preloadProps}
        onClick={() => setOpen(true)}
        height="touch"
      >
        {t(asRequest ? "ask" : "change")}
      </Button>
      {isOpen ? <BankDialog accounts={accounts} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
