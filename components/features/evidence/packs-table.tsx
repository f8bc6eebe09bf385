import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { ListedPack } from "@/lib/features/evidence/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";

const calls = { office: "DownloadEvidencePack", principal: "DownloadPrincipalAnswer" } as const;
const fileHref = (reader: keyof typeof calls, id: number, format: "json" | "pdf") =>
  `/PMSol/v1/Evidence/${calls[reader]}?id=${id}&format=${format}`;

/** `empty`: content when there are no records. */
type Props = { packs: ListedPack[]; reader?: keyof typeof calls; empty?: string };

/** Lists the recorded answers with their sealed files. product 5.9 */
export async function PacksTable({ packs, reader = "office", empty }: Props) {
  const [t, locale] = await Promise.all([getTranslations("evidence"), getLocale()]);
  const files = ({ id, hasPdf, isErased }: ListedPack) =>
    isErased ? (
      t("list.erased")
    ) : (
      <span key={id}>
        <a href={fileHref(reader, id, "json")}>{t("list.json")}</a>
        {" · "}
        {hasPdf ? <a href={fileHref(reader, id, "pdf")}>{t("list.pdf")}</a> : t("list.writing")}
      </span>
    );
  const columns = (["answer", "answeredBy", "vessel", "way", "when", "files"] as const).map((name) => ({
    label: t(`list.${name}`),
  }));
  return (
    <RecordTable
      label={t("list.title")}
      empty={empty ?? t("list.empty")}
      columns={columns}
      rows={packs.map((pack) => [
        `${t(`parties.${pack.party}`)}: ${t(`answers.${pack.party}${pack.answer}`)}`,
        pack.answeredBy,
        `${pack.vesselName}, ${inLanguage(locale, { en: pack.position, id: pack.positionNameId })}`,
        t(`ways.${pack.way}`),
        formatDate(pack.createdAt, locale, "instant"),
        files(pack),
      ])}
    />
  );
}
