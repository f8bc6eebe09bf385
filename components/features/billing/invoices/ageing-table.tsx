import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { ageingBuckets, type Ageing } from "@/lib/features/billing/invoices/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { statementAddress } from "../addresses";
import styles from "../billing.module.css";

/** List what principals owe by invoice age. product 5.14 */
export async function AgeingTable({ ageing: { rows, total } }: { ageing: Ageing }) {
  const t = await getTranslations("billing.invoicesPage");
  const dashed = (amount: number) => (amount === 0 ? "–" : formatRupiah(amount));
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("columns.principal")}</th>
          <th scope="col" data-align="end">
            {t("columns.invoices")}
          </th>
          {ageingBuckets.map((name) => (
            <th key={name} scope="col" data-align="end">
              {t(`buckets.${name}`)}
            </th>
          ))}
          <th scope="col" data-align="end">
            {t("columns.balance")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.principalId}>
            <td data-card="title">
              <Link
                href={statementAddress(row.principalId)}
                className={styles.link}
                aria-label={t("statementOf", { principal: row.principal })}
              >
                {row.principal}
              </Link>
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.invoices")}>
              {row.invoices}
            </td>
            {ageingBuckets.map((name) => (
              <td key={name} data-align="end" data-card="fact" data-label={t(`buckets.${name}`)}>
                {dashed(row[name])}
              </td>
            ))}
            <td data-align="end" data-card="badge">
              <strong>{formatRupiah(row.balance)}</strong>
            </td>
          </tr>
        ))}
        <tr className={styles.total} data-row="total">
          <td data-card="title" colSpan={2}>
            {t("total")}
          </td>
          {([...ageingBuckets, "balance"] as const).map((name) => (
            <td
              key={name}
              data-align="end"
              data-card={name === "balance" ? "badge" : "fact"}
              data-label={name === "balance" ? t("columns.balance") : t(`buckets.${name}`)}
            >
              {formatRupiah(total[name])}
            </td>
          ))}
        </tr>
      </tbody>
    </>
  );
}
