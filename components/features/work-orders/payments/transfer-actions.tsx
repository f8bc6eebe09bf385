import { useTranslations } from "next-intl";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import type { ListedTransfer } from "@/lib/features/work-orders/payments/schema";
import { MarkButton } from "./buttons";
import styles from "./payments.module.css";

type Answer = "paid" | "rejected";
const answersTo: Partial<Record<ListedTransfer["state"], readonly Answer[]>> = {
  released: ["paid", "rejected"],
  paid: ["rejected"],
  rejected: ["paid"],
};
type Props = { runId: number; row: ListedTransfer; today: string };

/** The bank's answers that a transfer may be marked with. */
export function TransferActions({ runId, row, today }: Props) {
  const t = useTranslations("payment-runs.mark");
  const answers = answersTo[row.state] ?? [];
  const amount = rupiahText(row.amount);
  return (
    <div className={styles.actions}>
      {answers.map((answer) => (
        <MarkButton
          key={answer}
          label={t(`${answer}.short`)}
          name={`${t(`${answer}.short`)}: ${row.employeeName}, ${amount}`}
          small
          dialogProps={{ runId, answer, count: 1, today, of: { id: row.id, name: row.employeeName, amount } }}
        />
      ))}
    </div>
  );
}
