import { bilingual } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Section } from "@/lib/platform/pdf/section";
import { Table, type Cell } from "@/lib/platform/pdf/table";
import type { Printed } from "../agreement-facts.queries";
import { linesShown } from "../../wages/lines.rules";
import { numberInWords } from "../../wages/number-words.rules";
import { dollars, rupiah } from "../../wages/money.rules";

const t = bilingual("id");
const label = (key: string, values?: Record<string, string | number>) => t(`pkl.pdf.${key}`, values);

/** Render the wage lines and the total. Basic salary and total are also in words, to prevent changes by hand. */
export function WagesTable({ printed: { facts, payrollCategoryName } }: { printed: Printed }) {
  const lines = linesShown(facts).map(({ name, amount }): Cell[] => {
    const { main, other } = t(`pkl.lines.${name}`);
    return [{ text: main, note: other }, rupiah(amount)];
  });
  const daily: Cell[][] =
    facts.tradingOutCents === null
      ? []
      : [[{ text: label("daily").main, note: label("daily").other }, dollars(facts.tradingOutCents)]];
  const total: Cell[] = [
    { text: label("total").main, note: label("total").other, strong: true },
    { text: rupiah(facts.totalWages), strong: true },
  ];
  const amountInWords = (amount: number) => ({
    id: `${numberInWords(amount, "id")} rupiah`,
    en: `${numberInWords(amount, "en")} rupiah`,
  });
  const [basic, sum] = [amountInWords(facts.basicSalary), amountInWords(facts.totalWages)];
  return (
    <Section title={label("wages", { category: payrollCategoryName })}>
      <Table
        columns={[
          { label: label("line"), width: 3 },
          { label: label("amount"), width: 150, fixed: true, right: true },
        ]}
        rows={[...lines, total, ...daily]}
      />
      <Facts
        columns={1}
        ruled={false}
        facts={[
          { label: label("basicInWords"), value: `${basic.id} / ${basic.en}` },
          { label: label("totalInWords"), value: `${sum.id} / ${sum.en}` },
        ]}
      />
    </Section>
  );
}
