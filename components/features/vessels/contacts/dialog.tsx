"use client";

import { useTranslations } from "next-intl";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormEmailField } from "@/components/ui/form/email/field";
import { FormTextField } from "@/components/ui/form/text-field";
import { createContactAction, updateContactAction } from "@/lib/features/vessels/contacts/actions";
import { createContactInput, updateContactInput, type Contact } from "@/lib/features/vessels/contacts/schema";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";

export type EditedContact = Omit<Contact, "hasAccount" | "principalId">;
type Props = {
  principalId: number;
  contact: EditedContact | null;
  /** Colleagues who may answer. */
  standIns: readonly { id: number; name: string }[];
  onClose: () => void;
};
type Values = {
  principalId: number;
  id: number;
  version: number;
  name: string;
  email: string;
  mayAnswer: boolean;
  awayUntil: string;
  standInId: string;
};

/** Add or edit a principal's contact. An absent contact names a stand-in. product 5.9 */
export function ContactDialog({ principalId, contact, standIns, onClose }: Props) {
  const t = useTranslations("vessels.contacts");
  const options = standIns
    .filter(({ id }) => id !== contact?.id)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormDialog<Values, unknown>
      title={contact ? t("editTitle", { name: contact.name }) : t("add")}
      confirm={t(contact ? "save" : "add")}
      needsChange={contact !== null}
      schema={contact ? updateContactInput : createContactInput}
      action={contact ? updateContactAction : createContactAction}
      defaultValues={{
        principalId,
        id: contact?.id ?? 0,
        version: contact?.version ?? 0,
        name: contact?.name ?? "",
        email: contact?.email ?? "",
        mayAnswer: contact?.mayAnswer ?? true,
        awayUntil: contact?.awayUntil ?? "",
        standInId: contact?.standInId ? String(contact.standInId) : "",
      }}
      done={t(contact ? "updated" : "created")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormTextField {...field} name="name" label={t("name")} maxLength={100} autoComplete="off" required />
          <FormEmailField
            {...field}
            name="email"
            label={t("email")}
            meant={meantAddress}
            maxLength={200}
            autoComplete="off"
            required
          />
          <div data-wide>
            <FormCheckboxField {...field} name="mayAnswer" label={t("mayAnswer")} help={t("mayAnswerHelp")} />
          </div>
          <FormDateField {...field} name="awayUntil" label={t("awayUntil")} />
          <FormSelectField {...field} name="standInId" label={t("standIn")} none={t("noStandIn")} options={options} />
        </>
      )}
    </FormDialog>
  );
}
