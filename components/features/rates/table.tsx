import { getTranslations } from "next-intl/server";
import { columnsOf, keyOf, linesOf, type Cells, type RateColumn } from "@/lib/features/rates/kinds.rules";
import type { CellChange } from "@/lib/features/rates/versions/difference.rules";
import type { RateVersion } from "@/lib/features/rates/versions/schema";
import { cellText, isNumber, type CellOptions } from "./cell-options";
import styles from "./rates.module.css";

type Props = { label: string; version: RateVersion; choices: CellOptions };
type Group = { key: string; title: string; rows: Cells[] };

/** Grouping columns of a matrix, shown once per group of ranks. */
const groupedBy: Record<RateVersion["kind"], readonly string[]> = {
  "salary-matrix": ["payrollCategoryId", "operationAreaId"],
  "minimum-wages": ["year"],
  "accommodation-marine": [],
  "accommodation-tanker": [],
  ter: ["terCategory"],
  ptkp: [],
  "progressive-tax": [],
  "tax-parameters": [],
  bpjs: [],
  ujbm: [],
  "fees-and-vat": [],
  "exchange-rate": [],
  "city-minimum-wages": ["year"],
};

function groupsOf({ kind, rows }: RateVersion, choices: CellOptions): Group[] {
  const by = groupedBy[kind].flatMap((name) => columnsOf[kind].filter((column) => column.name === name));
  const groups = new Map<string, Group>();
  for (const row of rows as Cells[]) {
    const title = by.map((column) => cellText(column, row[column.name], choices)).join(" · ");
    const group = groups.get(title) ?? { key: title, title, rows: [] };
    group.rows.push(row);
    groups.set(title, group);
  }
  return [...groups.values()];
}

/** Return the changes to mark: only of a coming version with a previous one. */
function changedCellsOf({ kind, before, standing, difference }: RateVersion) {
  const changes = new Map<string, CellChange[]>();
  const isMarked = before !== null && (standing === "draft" || standing === "coming");
  const added = new Set(isMarked ? difference.added.map((row: Cells) => keyOf(kind, row)) : []);
  if (isMarked) for (const { row, changes: cells } of difference.changed) changes.set(keyOf(kind, row), cells);
  return { changes, added };
}

const isPaid = (row: Cells, { name }: RateColumn) =>
  row.payrollCategoryId === undefined ||
  name === "basicSalary" ||
  linesOf(Number(row.payrollCategoryId)).includes(name);

/** Format a cell; blank that means all says so, and a named vessel shows its type. */
function textOf(column: RateColumn, row: Cells, choices: CellOptions, anyLabels: { vessel: string; type: string }) {
  const text = cellText(column, row[column.name], choices);
  if (text !== "" || !column.isOpen) return text;
  if (column.name === "vesselId") return anyLabels.vessel;
  return row.vesselId ? "–" : anyLabels.type;
}

/** Read-only table of a version; changed cells show the previous value. */
export async function RateTable({ label, version, choices }: Props) {
  const t = await getTranslations("rates");
  const { kind } = version;
  const anyLabels = { vessel: t("everyVessel"), type: t("everyType") };
  const columns = columnsOf[kind].filter(({ name }) => !groupedBy[kind].includes(name));
  const [first, ...others] = columns;
  if (!first) return null;
  const { changes, added } = changedCellsOf(version);
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name, holds }) => (
              <th key={name} scope="col" data-align={isNumber({ holds }) ? "end" : undefined}>
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(version, choices).map(({ key, title, rows }) => (
          <tbody key={key}>
            {title === "" ? null : (
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={columns.length}>
                  {title}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={keyOf(kind, row)}>
                <th
                  scope="row"
                  data-label={t(`columns.${first.name}`)}
                  data-align={isNumber(first) ? "end" : undefined}
                >
                  {textOf(first, row, choices, anyLabels)}
                  {added.has(keyOf(kind, row)) ? <span className={styles.new}>{t("isNew")}</span> : null}
                </th>
                {others.map((column) => {
                  const was = changes.get(keyOf(kind, row))?.find((change) => change.column === column.name);
                  return (
                    <td
                      key={column.name}
                      data-label={t(`columns.${column.name}`)}
                      data-align={isNumber(column) ? "end" : undefined}
                      data-changed={was ? true : undefined}
                      data-unpaid={isPaid(row, column) ? undefined : true}
                    >
                      {isPaid(row, column) ? (
                        textOf(column, row, choices, anyLabels)
                      ) : (
                        <span title={t("noLine")} aria-label={t("noLine")} role="img">
                          –
                        </span>
                      )}
                      {was ? (
                        <span className={styles.was}>
                          {t("was", { value: cellText(column, was.before, choices) || "–" })}
                        </span>
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
