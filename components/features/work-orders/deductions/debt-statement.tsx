import { getLocale, getTranslations } from "next-intl/server";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { RecordTable } from "@/components/ui/list/record-table";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { dateGranularity, statementOf } from "@/lib/features/work-orders/deductions/ledger.rules";
import type { ListedDebt } from "@/lib/features/work-orders/deductions/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "../inputs/inputs.module.css";

/** One debt with every deduction and payment, and the balance after each. Whole rupiah. */
async function DebtStatement({ debt }: { debt: ListedDebt }) {
  const [t, activeLocale] = await Promise.all([getTranslations("deductions"), getLocale()]);
  const title = `${t(`kinds.${debt.kind}`)}: ${debt.name}`;
  const money = (key: "amount" | "balance") => ({ label: t(key), align: "end" }) as const;
  return (
    <section className={styles.part}>
      <h2>
        {title}
        {debt.file ? (
          <a className={styles.push} href={fileAddress(debt.file.fileId, true)} target="_blank" rel="noreferrer">
            {t("paper")}
          </a>
        ) : null}
      </h2>
      <RecordTable
        label={title}
        columns={[{ label: t("statement.entry") }, { label: t("onDay") }, money("amount"), money("balance")]}
        rows={statementOf(debt).map(({ day, what, description, amount, remaining }) => [
          `${t(`statement.${what}`)}: ${description}`,
          formatDate(day, activeLocale, dateGranularity(what)),
          what === "opened" ? rupiahText(amount) : `−${rupiahText(amount)}`,
          rupiahText(remaining),
        ])}
        empty=""
      />
    </section>
  );
}

/** A person's debt statement, debt by debt. product 5.15, MLC A2.2 */
export async function DebtStatementTable({ debts }: { debts: ListedDebt[] }) {
  const t = await getTranslations("deductions");
  const open = debts.filter(({ state }) => state === "open");
  if (open.length === 0) return <p className={styles.quiet}>{t("none")}</p>;
  return open.map((debt) => <DebtStatement key={debt.id} debt={debt} />);
}
