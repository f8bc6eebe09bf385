import { getLocale, getTranslations } from "next-intl/server";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import type { UjbmPage, UjbmRow } from "@/lib/features/ujbm/months/schema";
import { partsOf } from "@/lib/features/ujbm/month.rules";
import styles from "../ujbm.module.css";
import { signedAmount } from "../signed-amount";

type Props = { page: UjbmPage; params: SearchParams; sort: string; order: Order };

/** List the vessels of a month with amounts, and the sum of those found. D3 §2 */
export async function VesselsTable({ page, params, sort, order }: Props) {
  const [t, locale] = await Promise.all([getTranslations("ujbm"), getLocale()]);
  const head = { params, sort, order };
  const plain = (id: "ujbm" | "days" | "specialOccassionDays") => (
    <th scope="col" data-align="end" data-column={id}>
      {t(`columns.${id}`)}
    </th>
  );
  const { summary } = page;
  return (
    <>
      <thead>
        <tr>
          <SortHeader id="name" label={t("columns.vesselName")} {...head} />
          {plain("ujbm")}
          <SortHeader id="crew" label={t("columns.crew")} align="end" first="desc" {...head} />
          {plain("days")}
          <SortHeader id="correction" label={t("columns.correction")} align="end" {...head} />
          {plain("specialOccassionDays")}
          <SortHeader id="total" label={t("columns.total")} align="end" first="desc" {...head} />
          <SortHeader id="difference" label={t("columns.difference")} align="end" first="desc" {...head} />
          {(["bankName", "accountNo", "accountName", "phoneNo"] as const).map((id) => (
            <th key={id} scope="col" data-column={id}>
              {t(`columns.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody lang={locale}>
        {page.rows.map((row) => (
          <Row key={row.vesselId} row={row} month={page.month} />
        ))}
        <tr className={styles.total}>
          <td data-card="title">
            {t("total")} <span className={styles.muted}>{t("totalOf", { count: page.total })}</span>
          </td>
          <td />
          <td data-align="end">{formatRupiah(summary.crew)}</td>
          <td />
          <td data-align="end">{signedAmount(summary.correction)}</td>
          <td />
          <td data-align="end" data-card="badge">
            {formatRupiah(summary.total)}
          </td>
          <td data-align="end">{summary.difference === null ? "" : signedAmount(summary.difference)}</td>
          <td colSpan={4} />
        </tr>
      </tbody>
    </>
  );
}

async function Row({ row, month }: { row: UjbmRow; month: string }) {
  const t = await getTranslations("ujbm");
  const { months, year } = partsOf(month);
  const { ujbm, total, difference, isLarge } = row;
  const number = (id: "crew" | "days" | "specialOccassionDays") => (
    <td data-align="end" data-card="fact" data-label={t(`columns.${id}`)}>
      {row[id]}
    </td>
  );
  return (
    <tr>
      <td data-card="title" title={row.vesselName}>
        <Link href={`/dashboard/crew-benefit/ujbm/${row.vesselId}?months=${months}&year=${year}`} prefetch={false}>
          {row.vesselName}
        </Link>
      </td>
      <td data-align="end" data-card="fact" data-label={t("columns.ujbm")}>
        {ujbm === null ? <span className={styles.missing}>{t("noRateYet")}</span> : formatRupiah(ujbm)}
      </td>
      {number("crew")}
      {number("days")}
      <td data-align="end" data-card="fact" data-label={t("columns.correction")}>
        {signedAmount(row.correction)}
      </td>
      {number("specialOccassionDays")}
      <td data-align="end" data-card="badge">
        {total === null ? "–" : <strong>{formatRupiah(total)}</strong>}
      </td>
      <td data-align="end" data-card="fact" data-label={t("columns.difference")}>
        {difference === null ? (
          "–"
        ) : (
          <span className={styles.signed} data-large={isLarge || undefined} title={isLarge ? t("large") : undefined}>
            {signedAmount(difference)}
            {isLarge ? " !" : ""}
          </span>
        )}
      </td>
      <td title={row.bankName ?? undefined}>{row.bankName ?? ""}</td>
      <td data-card="fact" data-label={t("columns.accountNo")}>
        {row.accountNo === null ? (
          <span className={styles.missing}>{t("noPayee")}</span>
        ) : (
          <DigitGroups digits={row.accountNo} />
        )}
      </td>
      <td title={row.accountName ?? undefined}>{row.accountName ?? ""}</td>
      <td>{row.phoneNo ?? ""}</td>
    </tr>
  );
}
