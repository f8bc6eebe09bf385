import { useLocale, useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { Link } from "@/components/ui/layout/link";
import type { LineName } from "@/lib/features/preparation/wages/lines.rules";
import { rupiah } from "@/lib/features/preparation/wages/money.rules";
import type { PreviewedWages } from "@/lib/features/preparation/pkl/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { TaxStatusButton } from "../../work-orders/tax-status-button";
import { WagesTable } from "./wages-table";
import { styles } from "./styles";

const missingNames = [
  "idNumber",
  "address",
  "birthPlace",
  "seafarerCode",
  "passportNo",
  "flag",
  "imoNumber",
  "grossTonnage",
] as const;

type Props = {
  preview: PreviewedWages | null;
  isTanker: boolean;
  person: { crewId: number; name: string };
  /** Called once the record has the form's tax status. */
  onSettled: () => void;
};

/** Show the printed wages and the open problems beside the form. */
export function PreviewSide({ preview, isTanker, person, onSettled }: Props) {
  const t = useTranslations("pkl.page");
  const language = useLocale();
  if (!preview)
    return (
      <aside className={styles.side} aria-label={t("wages")}>
        <h2>{t("wages")}</h2>
        <p className={styles.muted}>{t("chooseRank")}</p>
      </aside>
    );
  const { lines, totalWages, wageCheck, minimumWage, matrixFrom, problems, warnings, taxStatus, from, to } = preview;
  // Empty fields show their own message.
  const openProblems = problems.filter(({ code }) => code !== "REQUIRED");
  const missing = missingNames.filter((name) => preview.missing.includes(name));
  return (
    <aside className={styles.side} aria-label={t("wages")} aria-live="polite">
      <h2>{t("wages")}</h2>
      {openProblems.map(({ code, message, href }) => (
        <Alert key={`${code}${message}`} severity="error" role="status">
          {message} {href ? <Link href={href}>{t("mend")}</Link> : null}
        </Alert>
      ))}
      {totalWages ? (
        <WagesTable
          // The server uses the same line names.
          lines={lines as { name: LineName; amount: number }[]}
          total={totalWages}
          tradingOut={isTanker ? preview.tradingOutDollars : null}
        />
      ) : null}
      {matrixFrom ? (
        <p className={styles.muted}>{t("matrixFrom", { date: formatDate(matrixFrom, language) })}</p>
      ) : null}
      {wageCheck ? (
        <p className={wageCheck === "block" ? styles.wrong : styles.muted}>
          {`${t("minimum")}: ${t(`checks.${wageCheck}`, { amount: rupiah(minimumWage ?? 0) })}`}
        </p>
      ) : null}
      <p>{`${t("period")}: ${formatDate(from, language)} – ${formatDate(to, language)}`}</p>
      {warnings.length > 0 ? (
        <div>
          <h2>{t("warnings")}</h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
          {taxStatus ? <TaxStatusButton {...person} {...taxStatus} onSettled={onSettled} /> : null}
        </div>
      ) : null}
      {missing.length > 0 ? (
        <p
          className={styles.muted}
        >{`${t("missingTitle")}: ${missing.map((name) => t(`missing.${name}`)).join(", ")}`}</p>
      ) : null}
    </aside>
  );
}
