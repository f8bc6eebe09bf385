import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { ListedPack } from "@/lib/features/evidence/schema";
import { formatDate } from "@/lib/platform/calendar/dates";

const fileHref = (id: number, format: "json" | "pdf") =>
  `/PMSol/v1/Evidence/DownloadEvidencePack?id=${id}&format=${format}`;

/** What is kept of answers, each with its files as they were sealed. product 5.9 */
export async function PacksTable({ packs }: { packs: ListedPack[] }) {
  const [t, locale] = await Promise.all([getTranslations("evidence"), getLocale()]);
  const language = locale === "id" ? "id" : "en";
  const files = ({ id, hasPdf, isErased }: ListedPack) =>
    isErased ? (
      t("list.erased")
    ) : (
      <span key={id}>
        <a href={fileHref(id, "json")}>{t("list.json")}</a>
        {" · "}
        {hasPdf ? <a href={fileHref(id, "pdf")}>{t("list.pdf")}</a> : t("list.writing")}
      </span>
    );
  const columns = (["answer", "vessel", "way", "when", "files"] as const).map((name) => ({ label: t(`list.${name}`) }));
  return (
    <RecordTable
      label={t("list.title")}
      empty={t("list.empty")}
      columns={columns}
      rows={packs.map((pack) => [
        `${t(`parties.${pack.party}`)}: ${t(`answers.${pack.party}${pack.answer}`)}`,
        `${pack.vesselName}, ${language === "id" ? pack.positionNameId : pack.position}`,
        t(`ways.${pack.way}`),
        formatDate(pack.createdAt, language, "instant"),
        files(pack),
      ])}
    />
  );
}
