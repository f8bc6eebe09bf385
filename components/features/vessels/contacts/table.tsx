import { useLocale, useTranslations } from "next-intl";
import { RecordTable } from "@/components/ui/list/record-table";
import type { Contact } from "@/lib/features/vessels/contacts/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { RowActions } from "./row-actions";

/** List a principal's contacts with permission to answer and stand-ins. product 5.9 */
export function ContactsTable({ principalId, contacts }: { principalId: number; contacts: Contact[] }) {
  const t = useTranslations("vessels.contacts");
  const language = useLocale();
  const standIns = contacts.filter(({ mayAnswer }) => mayAnswer).map(({ id, name }) => ({ id, name }));
  const awayText = ({ awayUntil, standInId }: Contact) => {
    const standIn = contacts.find(({ id }) => id === standInId);
    return awayUntil && standIn ? t("awayText", { date: formatDate(awayUntil, language), name: standIn.name }) : null;
  };
  return (
    <RecordTable
      label={t("title")}
      empty={t("empty")}
      columns={[
        { label: t("name") },
        { label: t("email") },
        { label: t("mayAnswer") },
        { label: t("account") },
        { label: t("away") },
        { label: t("actions"), kind: "actions" },
      ]}
      rows={contacts.map((contact) => {
        const { principalId: _of, hasAccount, ...edited } = contact;
        return [
          contact.name,
          contact.email,
          t(contact.mayAnswer ? "yes" : "no"),
          hasAccount ? t("yes") : null,
          awayText(contact),
          <RowActions key={contact.id} principalId={principalId} contact={edited} standIns={standIns} />,
        ];
      })}
    />
  );
}
