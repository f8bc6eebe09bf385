"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { removeContactAction } from "@/lib/features/vessels/contacts/actions";
import { removeContactInput } from "@/lib/features/vessels/contacts/schema";

type Values = { id: number; version: number };
type Props = Values & { name: string; onClose: () => void };

/** Remove a contact from a principal. */
export function RemoveDialog({ id, version, name, onClose }: Props) {
  const t = useTranslations("vessels.contacts.remove");
  return (
    <FormDialog<Values, unknown>
      title={t("title", { name })}
      text={t("text")}
      confirm={t("action")}
      danger
      schema={removeContactInput}
      action={removeContactAction}
      defaultValues={{ id, version }}
      done={t("done")}
      onClose={onClose}
    />
  );
}
