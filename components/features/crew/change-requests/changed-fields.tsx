import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import type { CrewSection } from "@/db/enums/crew";
import type { changeRequestDetail } from "@/lib/features/crew/change-requests/schema";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { isMessageKey, labelFor } from "@/lib/platform/i18n/message-key";
import styles from "./requests.module.css";

type Line = z.output<typeof changeRequestDetail>["changes"][number];
type Value = Line["before"];

/** Return the label of a field; the same name means different things in different sections. */
const labelOf = (section: CrewSection, field: string) =>
  section === "next-of-kin" && field === "fullName" ? "kinName" : field;
/** Fields whose values have translated labels, and the message group of those labels. */
const lists: Record<string, string> = { sex: "sexes", crewOrigin: "origins", documentKind: "travelKinds" };

/** Hide ids, and ticks that were empty before. */
const isShown = ({ field, before, after }: Line) => field !== "certificateId" && !(before === null && after === false);

/** Show old and new values field by field, with dates spelled out and without ids. */
export function ChangedFields({ section, lines }: { section: CrewSection; lines: Line[] }) {
  const t = useTranslations("crew.screens");
  const labels = useTranslations("person-fields.labels");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const spell = (field: string, value: Value) => {
    if (value === null || value === "") return <span className={styles.nothing}>{shell("empty")}</span>;
    if (typeof value === "boolean") return t(value ? "compliance.yes" : "compliance.no");
    if (field === "accountNumber") return <DigitGroups digits={String(value)} />;
    const key = `${lists[field] ?? ""}.${value}`;
    if (field in lists && isMessageKey(t, key)) return t(key);
    return typeof value === "string" && isDay(value) ? formatDate(value, locale) : String(value);
  };
  const name = (field: string) => labelFor(labels, labelOf(section, field), labelFor(t, `fields.${field}`, field));
  return (
    <table className={styles.lines} aria-label={t("requests.changes")}>
      <thead>
        <tr>
          <th scope="col">{t("requests.field")}</th>
          <th scope="col">{t("requests.before")}</th>
          <th scope="col">{t("requests.after")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.filter(isShown).map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{name(field)}</th>
            <td data-label={t("requests.before")}>{spell(field, before)}</td>
            <td data-label={t("requests.after")} data-new>
              {spell(field, after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
