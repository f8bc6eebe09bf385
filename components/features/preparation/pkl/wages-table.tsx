import { useTranslations } from "next-intl";
import { dollars, rupiah } from "@/lib/features/preparation/wages/money.rules";
import type { LineName } from "@/lib/features/preparation/wages/lines.rules";
import { styles } from "./styles";

type Props = { lines: { name: LineName; amount: number }[]; total: number; tradingOut: number | null };

/** List the monthly wages as printed. A tanker's trading out is below the total, because it is not part of it. */
export function WagesTable({ lines, total, tradingOut }: Props) {
  const t = useTranslations("pkl");
  return (
    <table className={styles.wages} aria-label={t("page.wages")}>
      <tbody>
        {lines.map(({ name, amount }) => (
          <tr key={name}>
            <td>{t(`lines.${name}`)}</td>
            <td>{rupiah(amount)}</td>
          </tr>
        ))}
        <tr data-total>
          <td>{t("page.total")}</td>
          <td>{rupiah(total)}</td>
        </tr>
        {tradingOut === null ? null : (
          <tr>
            <td>{`${t("lines.allowancesTradingOut")}, ${t("page.perDay")}`}</td>
            <td>{dollars(tradingOut * 100)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
