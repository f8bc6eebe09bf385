import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { getTranslations } from "next-intl/server";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import type { DebtLedger } from "@/lib/features/work-orders/deductions/schema";
import styles from "../inputs/inputs.module.css";
import { statementAddress } from "../addresses";
import { OpenDebtButton } from "./buttons";
import { DebtTable } from "./debt-table";

/** Debts of a seafarer on the pay page. product 5.15, MLC A2.2 */
export async function DebtLedgerSection({ ledger, today }: { ledger: DebtLedger; today: string }) {
  const t = await getTranslations("deductions");
  const { crewId, name, openMonth, balance } = ledger;
  return (
    <section className={styles.part}>
      <h2>
        {t("title")}
        <span className={styles.push}>
          <Button variant="text" component={Link} href={statementAddress(crewId)}>
            {t("statement.open")}
          </Button>
          {ledger.mayOpen ? (
            <OpenDebtButton label={t("open.action")} dialogProps={{ of: { crewId, name, openMonth } }} />
          ) : null}
        </span>
      </h2>
      <p>{`${balance > 0 ? t("total", { amount: rupiahText(balance) }) : t("noBalance")}. ${t("lead", { share: formatPercent(ledger.share) })}`}</p>
      <DebtTable debts={ledger.debts} today={today} />
    </section>
  );
}
