import { getTranslations } from "next-intl/server";
import type { LineName } from "@/lib/features/preparation/wages/lines.rules";
import { dollars, rupiah } from "@/lib/features/preparation/wages/money.rules";
import type { OpenedReview } from "@/lib/features/preparation/agreement-review/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./page.module.css";

type Props = { review: OpenedReview; address: string; locale: Locale; isRefused: boolean };
type Agreement = NonNullable<OpenedReview["agreement"]>;

async function Agreed({ agreement, locale }: { agreement: Agreement; locale: Locale }) {
  const t = await getTranslations("pkl");
  const { number, name, vessel, rank, principal, from, to, lines, tradingOutCents, totalWages } = agreement;
  const facts = [
    [t("page.number"), number],
    [t("page.name"), name],
    [t("page.vesselName"), vessel],
    [t("page.rank"), inLanguage(locale, { en: rank.nameEn, id: rank.name })],
    [t("pdf.principal"), principal],
    [t("page.period"), `${formatDate(from, locale)} – ${formatDate(to, locale)}`],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t("page.wages")}</h2>
      <table className={styles.wages}>
        <tbody>
          {lines.map(({ name: line, amount }) => (
            <tr key={line}>
              {/* The server uses the same line names. */}
              <th scope="row">{t(`lines.${line as LineName}`)}</th>
              <td>{rupiah(amount)}</td>
            </tr>
          ))}
          <tr data-total>
            <th scope="row">{t("page.total")}</th>
            <td>{rupiah(totalWages)}</td>
          </tr>
          {tradingOutCents === null ? null : (
            <tr>
              <th scope="row">{`${t("lines.allowancesTradingOut")}, ${t("page.perDay")}`}</th>
              <td>{dollars(tradingOutCents)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
}

/** Render the page of a seafarer's link without scripts: the agreement and the confirmation. */
export async function ReviewPage({ review, address, locale, isRefused }: Props) {
  const t = await getTranslations("pkl.review");
  const { state, agreement, issuedTo, view, reviewAnswer, isHolder } = review;
  if (!agreement || state === "signed" || state === "superseded" || state === "expired")
    return (
      <div className={styles.page}>
        <h1>{t("title")}</h1>
        <p>{t(`ended.${state === "open" || state === "answered" ? "expired" : state}`)}</p>
      </div>
    );
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <p className={styles.lead}>{t("issuedTo", { address: issuedTo })}</p>
      {isHolder ? null : <p className={styles.lead}>{t("otherAccount")}</p>}
      {isRefused && isHolder ? (
        <p role="alert" className={styles.problem}>
          {t("problem")}
        </p>
      ) : null}
      <Agreed agreement={agreement} locale={locale} />
      <p>
        <a className={styles.document} href={`${address}/document`} target="_blank" rel="noreferrer">
          {t("document")}
        </a>
      </p>
      {reviewAnswer === "understood" ? <p role="status">{t("thanks")}</p> : null}
      {reviewAnswer === "question" ? <p role="status">{t("asked")}</p> : null}
      {state === "open" && view ? (
        <form action={`${address}/answer`} method="post" className={styles.form}>
          <input type="hidden" name="view" value={view} />
          <button type="submit" name="answer" value="understood" className={styles.verb}>
            {t("understood")}
          </button>
          <details className={styles.ask}>
            <summary>{t("question")}</summary>
            <label htmlFor="review-question">{t("questionLabel")}</label>
            <textarea id="review-question" name="question" rows={4} maxLength={1000} aria-describedby="review-hint" />
            <span id="review-hint" className={styles.lead}>
              {t("questionHint")}
            </span>
            <button type="submit" name="answer" value="question" className={styles.other}>
              {t("send")}
            </button>
          </details>
        </form>
      ) : null}
    </div>
  );
}
