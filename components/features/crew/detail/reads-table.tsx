import { getLocale, getTranslations } from "next-intl/server";
import type { z } from "zod";
import { RecordTable } from "@/components/ui/list/record-table";
import { roles } from "@/db/enums/users";
import type { crewRead } from "@/lib/features/crew/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { labelFor } from "@/lib/platform/i18n/message-key";

type Read = z.output<typeof crewRead>;

/** Show who opened which sensitive data, newest first. product 5.20 */
export async function ReadsTable({ rows }: { rows: Read[] }) {
  const [t, users, locale] = await Promise.all([
    getTranslations("crew.screens"),
    getTranslations("users.roles"),
    getLocale(),
  ]);
  const roleOf = (name: string) => roles.find((role) => role === name);
  const word = (group: "classes" | "operations", name: string) =>
    labelFor(t, `reads.${group}.${name.replaceAll(".", "-")}`, name);
  return (
    <RecordTable
      label={t("reads.title")}
      empty={t("reads.empty")}
      columns={[
        { label: t("reads.who") },
        { label: t("reads.role") },
        { label: t("reads.what") },
        { label: t("reads.where") },
        { label: t("reads.when"), align: "end" },
      ]}
      rows={rows.map((row) => {
        const role = roleOf(row.role);
        return [
          row.userName,
          role ? users(role) : row.role,
          word("classes", row.fieldClass),
          word("operations", row.operation),
          formatDate(row.createdAt, locale, "instant"),
        ];
      })}
    />
  );
}
