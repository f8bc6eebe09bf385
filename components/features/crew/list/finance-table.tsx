import { getLocale, getTranslations } from "next-intl/server";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { Link } from "@/components/ui/layout/link";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { PreviewButton } from "@/components/ui/list/preview/button";
import { SelectAll, SelectCheckbox } from "@/components/ui/list/selection/checkboxes";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { ListedCrew } from "@/lib/features/crew/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { shortName } from "../short-name";
import styles from "./list.module.css";
import { recordFromListHref } from "./record-from-list-href";
import { selectableRows } from "./selectable-rows";

type Props = {
  rows: ListedCrew[];
  params: SearchParams;
  sort: string;
  order: Order;
  /** Whether the viewer may sort by family names as in the passport. */
  byFamilyName: boolean;
  list: string;
  first: number;
  vesselHrefOf: (row: ListedCrew) => string | null;
};
type Pay = NonNullable<ListedCrew["pay"]>;
const columns = ["account", "accountName", "identity", "ptkp", "bpjs"] as const;
/** The fields of each column, one per line. */
const linesOf: Record<(typeof columns)[number], (keyof Pay)[]> = {
  account: ["bankName", "accountNumber"],
  accountName: ["accountName"],
  identity: ["idNumber", "npwpNumber"],
  ptkp: ["ptkp"],
  bpjs: ["bpjsKesehatanNumber", "bpjsKetenagakerjaanNumber"],
};

/** Show the list to finance: person, vessel and payroll numbers. product 5.11 */
export async function FinanceTable({ rows, params, sort, order, byFamilyName, list, first, vesselHrefOf }: Props) {
  const [t, shell, locale] = await Promise.all([
    getTranslations("crew.screens.list"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const head = { params, sort, order };
  return (
    <>
      <thead>
        <tr>
          <SortHeader
            id="name"
            label={t("name")}
            also={byFamilyName ? { id: "familyName", label: t("familyName") } : undefined}
            before={<SelectAll rows={selectableRows(rows)} />}
            {...head}
          />
          <SortHeader id="employeeNumber" label={t("employeeNumber")} {...head} />
          <SortHeader id="position" label={t("position")} {...head} />
          <SortHeader id="vessel" label={t("vessel")} {...head} />
          {columns.map((name) => (
            <th key={name} scope="col" data-column={name}>
              {t(`pay.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const position = inLanguage(locale, { en: row.position, id: row.positionNameId });
          const vessel = row.vesselName ?? row.lastVesselName ?? shell("empty");
          return (
            <tr key={row.id} data-peek={row.isStopped ? undefined : row.id}>
              <td data-card="title" title={row.fullName}>
                {row.isStopped ? null : <SelectCheckbox id={row.id} name={row.fullName} />}
                <Link href={recordFromListHref(row.id, { list, at: first + index })} prefetch={false}>
                  {row.fullName}
                </Link>
                {row.isStopped ? null : <PreviewButton label={shell("peek.open", { name: row.fullName })} />}
              </td>
              <td>{row.employeeNumber}</td>
              <td data-card="fact" data-label={t("position")} title={position}>
                {position}
              </td>
              <td title={vessel}>
                <OptionalLink href={vesselHrefOf(row)}>{vessel}</OptionalLink>
              </td>
              {columns.map((name) => (
                <td
                  key={name}
                  className={styles.lines}
                  data-cell={name === "accountName" ? "short" : undefined}
                  {...(name === "account" || name === "identity"
                    ? { "data-card": "fact", "data-label": t(`pay.${name}`) }
                    : {})}
                >
                  {linesOf[name].map((line) => (
                    <span key={line} title={[t(`pay.${line}`), row.pay?.[line]].filter(Boolean).join(": ")}>
                      {line === "accountNumber" && row.pay?.accountNumber ? (
                        <DigitGroups digits={row.pay.accountNumber} />
                      ) : (
                        shortName(row.pay?.[line] ?? shell("empty"))
                      )}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
