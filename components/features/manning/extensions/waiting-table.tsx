import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { RecordTable } from "@/components/ui/list/record-table";
import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { crewAddress } from "../planning/address";

/** List pending extension requests across vessels, each linked to its decision. */
export async function WaitingExtensions({ rows }: { rows: ExtensionRow[] }) {
  const [t, page, locale] = await Promise.all([
    getTranslations("extensions"),
    getTranslations("approvals.page"),
    getLocale(),
  ]);
  const columns = [
    { label: page("person") },
    { label: page("rank") },
    { label: page("vessel") },
    { label: t("list.original") },
    { label: t("list.extended") },
    { label: t("list.consent") },
    { label: page("askedOn") },
  ];
  return (
    <RecordTable
      label={t("waiting.title")}
      empty={t("waiting.empty")}
      columns={columns}
      rows={rows.map((row) => [
        <Link
          key={row.id}
          href={`${crewAddress("approval-crew", row.vesselId)}?tab=crew-extension#extension-${row.id}`}
          prefetch={false}
        >
          {row.employeeName}
        </Link>,
        inLanguage(locale, { en: row.jobPosition, id: row.jobPositionNameId }),
        row.vesselName,
        formatDate(row.offBoardOriginalDate, locale),
        formatDate(row.offBoardExtendedDate, locale),
        t(`consent.${row.consent.status}`),
        formatDate(row.requestedAt, locale, "instant"),
      ])}
    />
  );
}
