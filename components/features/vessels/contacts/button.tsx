"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";

const ContactDialog = lazyDialog(() => import("./dialog").then((module) => module.ContactDialog));

type Props = { principalId: number; standIns: readonly { id: number; name: string }[] };

/** Open the form of a new contact. It loads on first use. */
export function ContactButton(props: Props) {
  const t = useTranslations("vessels.contacts");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="plus" />}
        {...ContactDialog.preloadProps}
        onClick={() => setIsOpen(true)}
      >
        {t("add")}
      </Button>
      {isOpen ? <ContactDialog {...props} contact={null} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
