import { getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import { formatExchangeRate, formatRupiah } from "@/lib/features/rates/amount.rules";
import { columnsOf, type Cells, type RateColumn } from "@/lib/features/rates/kinds.rules";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import type { RateVersion } from "@/lib/features/rates/versions/schema";
import { cellText, isNumber, type CellOptions } from "./cell-options";
import styles from "./rates.module.css";

type Props = { version: RateVersion; choices: CellOptions };

/** Return a row's name from its key; a row for everything has none. */
const nameOf = (kind: RateVersion["kind"], row: Cells, choices: CellOptions, allLabel: string) =>
  columnsOf[kind]
    .filter(({ isKey }) => isKey)
    .map((column) => cellText(column, row[column.name], choices))
    .filter((text) => text !== "")
    .join(" · ") || allLabel;

const writers: Partial<Record<RateColumn["holds"], (amount: number) => string>> = {
  percent: formatPercent,
  exchange: formatExchangeRate,
};

/** Return a signed difference in rupiah or per cent; blank when either is not an amount. */
function signedDifference(
  { holds }: RateColumn,
  before: string | number | null,
  after: string | number | null,
): string {
  if (typeof before !== "number" || typeof after !== "number") return "";
  const write = writers[holds] ?? formatRupiah;
  return `${after > before ? "+" : "−"}${write(Math.abs(after - before))}`;
}

/** List a version's changes to the previous one, in the table's words. */
export async function VersionChanges({ version, choices }: Props) {
  const t = await getTranslations("rates");
  const { kind, before, difference } = version;
  const { added, removed, changed } = difference;
  const allLabel = t(kind === "ujbm" ? "everyVessel" : `kinds.${kind}`);
  if (!before) return <p className={styles.quiet}>{t("changes.first")}</p>;
  if (added.length + removed.length + changed.length === 0) return <p className={styles.quiet}>{t("changes.none")}</p>;
  const cells = changed.flatMap(({ row, changes }) =>
    changes.flatMap((change) => {
      const column = columnsOf[kind].find(({ name }) => name === change.column);
      if (!column) return [];
      const [was, is] = [change.before, change.after].map((value) => cellText(column, value, choices) || "–");
      return [
        [
          nameOf(kind, row, choices, allLabel),
          t(`columns.${column.name}`),
          was,
          is,
          signedDifference(column, change.before, change.after),
        ],
      ];
    }),
  );
  const heads = (["row", "column", "before", "after", "by"] as const).map((name) => ({
    label: t(`changes.${name}`),
    ...(name === "row" || name === "column" ? {} : { align: "end" as const }),
  }));
  const parts = [
    { title: t("changes.changed"), count: changed.length, table: { columns: heads, rows: cells } },
    { title: t("changes.added"), count: added.length, table: wholeRows(added) },
    { title: t("changes.removed"), count: removed.length, table: wholeRows(removed) },
  ];

  function wholeRows(rows: readonly Cells[]) {
    const values = columnsOf[kind].filter(({ isKey }) => !isKey);
    return {
      columns: [
        { label: t("changes.row") },
        ...values.map(({ name, holds }) => ({
          label: t(`columns.${name}`),
          ...(isNumber({ holds }) ? { align: "end" as const } : {}),
        })),
      ],
      rows: rows.map((row) => [
        nameOf(kind, row, choices, allLabel),
        ...values.map((column) => cellText(column, row[column.name], choices)),
      ]),
    };
  }

  return parts
    .filter(({ count }) => count > 0)
    .map(({ title, count, table }) => (
      <section key={title} className={styles.part}>
        <h3>
          {title} <span className={styles.quiet}>{t("rowsOf", { count })}</span>
        </h3>
        <RecordTable label={title} columns={table.columns} rows={table.rows} empty="" />
      </section>
    ));
}

export const countChanges = ({ difference: { added, removed, changed } }: Pick<RateVersion, "difference">) =>
  added.length + removed.length + changed.length;
