import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { joinerAddress } from "@/components/features/preparation/addresses";
import { Link } from "@/components/ui/layout/link";
import type { OwnFacts } from "@/lib/features/tasks/facts/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { DateWithDaysLeft } from "../date-with-days-left";
import { QuestionWithAnswer } from "./question-with-answer";
import styles from "./facts.module.css";

/** Shows where a seafarer is, the next assignment and the documents that expire next. */
export async function SeafarerFacts({ own, crewId }: { own: NonNullable<OwnFacts["own"]>; crewId: number | null }) {
  const [t, locale] = await Promise.all([getTranslations("tasks.facts"), getLocale()]);
  const date = (day: string) => formatDate(day, locale);
  const rank = (of: { position: string; positionNameId: string }) =>
    inLanguage(locale, { en: of.position, id: of.positionNameId });
  const { stay, joining, preparation, papers } = own;
  const record = `/dashboard/crew-management/${crewId}/details`;
  return (
    <>
      <QuestionWithAnswer title={t("onBoard")}>
        {stay ? (
          <>
            <p className={styles.main}>{stay.vesselName}</p>
            <p>{rank(stay)}</p>
            <p>
              {t("signOff")} <DateWithDaysLeft {...stay}>{date(stay.day)}</DateWithDaysLeft>
            </p>
          </>
        ) : (
          <p className={styles.none}>{t("ashore")}</p>
        )}
      </QuestionWithAnswer>
      <QuestionWithAnswer title={t("joining")}>
        {joining ? (
          <>
            <p className={styles.main}>{joining.vesselName}</p>
            <p>{rank(joining)}</p>
            <p>
              <DateWithDaysLeft {...joining}>{date(joining.day)}</DateWithDaysLeft>
            </p>
            {preparation ? <Readiness preparation={preparation} crewId={crewId} /> : null}
            {joining.port ? <p className={styles.none}>{t("port", { port: joining.port })}</p> : null}
          </>
        ) : (
          <p className={styles.none}>{t("noJoining")}</p>
        )}
      </QuestionWithAnswer>
      <QuestionWithAnswer title={t("papers")}>
        {papers.length > 0 ? (
          <ul className={styles.lines}>
            {papers.map((expiringDocument) => (
              <li key={`${expiringDocument.name} ${expiringDocument.day}`}>
                <Link href={`${record}?tab=certification`} prefetch={false}>
                  {inLanguage(locale, { en: expiringDocument.name, id: expiringDocument.nameId })}
                </Link>
                <DateWithDaysLeft {...expiringDocument}>{date(expiringDocument.day)}</DateWithDaysLeft>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{t("noPapers")}</p>
        )}
      </QuestionWithAnswer>
    </>
  );
}

type Own = NonNullable<OwnFacts["own"]>;

/** Links to the user's own preparation: what is left to do before joining, and the earliest deadline. */
function Readiness({ preparation, crewId }: { preparation: NonNullable<Own["preparation"]>; crewId: number | null }) {
  const [t, names] = [useTranslations("preparation-joiners"), useTranslations("preparation-joiners.columns")];
  const language = useLocale();
  const { vesselId, missing, by } = preparation;
  const items = missing.map((item) => names(item)).join(", ");
  const until = by ? t("by", { date: formatDate(by, language) }) : "";
  const line = missing.length > 0 ? t("own.line", { items, until }) : t("ready");
  return (
    <p>
      {crewId === null ? (
        line
      ) : (
        <Link href={joinerAddress(vesselId, crewId)} prefetch={false}>
          {line}
        </Link>
      )}
    </p>
  );
}
