import { getLocale, getTranslations } from "next-intl/server";
import { OfficeContacts } from "@/components/features/tasks/facts/office-contacts";
import { QuestionWithAnswer } from "@/components/features/tasks/facts/question-with-answer";
import styles from "@/components/features/tasks/facts/facts.module.css";
import type { MyJoining } from "@/lib/features/tasks/joining/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { DateWithDaysLeft } from "../date-with-days-left";
import { JoiningFiles, fileAddress } from "./documents";
import { OfflineStatus } from "./offline-status";
import { JoiningAppointments } from "./appointments";
import { JoiningSteps } from "./steps";
import { JoiningStyles } from "./styles";

/** Vessel, rank, dates and port. */
async function Ship({ joining }: { joining: NonNullable<MyJoining["joining"]> }) {
  const [t, locale] = await Promise.all([getTranslations("joining.ship"), getLocale()]);
  const { time, port, lastPort, agentName, agentPhone } = joining;
  return (
    <QuestionWithAnswer title={t("title")}>
      <p className={styles.main}>{joining.vesselName}</p>
      <p>{inLanguage(locale, { en: joining.position, id: joining.positionNameId })}</p>
      <p>
        {t("joins")} <DateWithDaysLeft {...joining}>{formatDate(joining.day, locale)}</DateWithDaysLeft>
      </p>
      {time ? <p>{t("localTime", { time })}</p> : null}
      <p>{`${t("until")} ${formatDate(joining.until, locale)}`}</p>
      <p className={port ? undefined : styles.none}>
        {port ? `${t("port")} ${port}` : lastPort ? t("lastPort", { port: lastPort }) : t("noPort")}
      </p>
      {agentName || agentPhone ? (
        <p>
          {[t("agent"), ...(agentName ? [agentName] : [])].join(" ")}{" "}
          {agentPhone ? <a href={`tel:${agentPhone.replace(/[^+\d]/g, "")}`}>{agentPhone}</a> : null}
        </p>
      ) : null}
      {joining.isConfirmed ? null : <p className={styles.none}>{t("tentative")}</p>}
    </QuestionWithAnswer>
  );
}

async function JoiningDocuments({ papers }: { papers: MyJoining["papers"] }) {
  const [t, locale] = await Promise.all([getTranslations("joining.papers"), getLocale()]);
  if (papers.length === 0) return null;
  return (
    <QuestionWithAnswer title={t("title")}>
      <ul className={styles.lines}>
        {papers.map((joiningDocument) => (
          <li key={`${joiningDocument.name} ${joiningDocument.day}`}>
            <span>
              {inLanguage(locale, { en: joiningDocument.name, id: joiningDocument.nameId })}
              {joiningDocument.endsOnBoard ? <small>{t("onBoard")}</small> : null}
            </span>
            <DateWithDaysLeft {...joiningDocument}>{formatDate(joiningDocument.day, locale)}</DateWithDaysLeft>
          </li>
        ))}
      </ul>
    </QuestionWithAnswer>
  );
}

/** The page of a seafarer's next joining, in the order of the journey. */
export async function JoiningScreen({ joining: own, release }: { joining: MyJoining; release: string }) {
  const [t, locale] = await Promise.all([getTranslations("joining"), getLocale()]);
  const at = formatDate(own.asOf, locale, "instant");
  return (
    <>
      <JoiningStyles />
      <p className="joining-kept joining-warning" role="alert">{`${t("asOf", { at })}. ${t("keptNote")}`}</p>
      <p className="joining-age">{t("asOf", { at })}</p>
      <div className={styles.facts}>
        {own.joining ? (
          <>
            <Ship joining={own.joining} />
            <JoiningAppointments appointments={own.appointments} />
            <JoiningSteps steps={own.steps} missingCertificates={own.missingCertificates} />
            <JoiningFiles documents={own.documents} />
          </>
        ) : (
          <QuestionWithAnswer title={t("ship.title")}>
            <p className={styles.main}>{t("noJoining")}</p>
            <p className={styles.none}>{t("noJoiningText")}</p>
          </QuestionWithAnswer>
        )}
        <OfficeContacts contacts={own.contacts} />
        <JoiningDocuments papers={own.papers} />
      </div>
      <OfflineStatus release={release} files={own.documents.map(fileAddress)} at={at} />
    </>
  );
}
