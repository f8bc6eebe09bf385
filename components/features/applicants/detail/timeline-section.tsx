import { getTranslations } from "next-intl/server";
import { ViewFile } from "@/components/ui/feedback/view-file";
import { mailTypes } from "@/lib/features/applicants/schema";
import type { TimelineEntry } from "@/lib/features/applicants/pipeline/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { DetailSection } from "./section";
import { AddComment } from "./add-comment";
import { AssessmentEntry } from "./assessment-entry";
import { groupUploadedFiles, type TimelineRow } from "./group-uploaded-files";
import { MailState } from "./mail-state";
import { SendMailAgain } from "./send-mail-again";
import styles from "./timeline.module.css";

type Props = { applicantId: number; applicantName: string; entries: TimelineEntry[]; resends: boolean; locale: Locale };
const knownMail = (type: string) => mailTypes.find((name) => name === type);

/** List all events of one application, newest first. */
export async function TimelineSection({ applicantId, applicantName, entries, resends, locale }: Props) {
  const t = await getTranslations("applicants.screens.timeline");
  const fallback = { assessment: t("house"), mail: t("house"), files: applicantName, comment: "" };
  const body = (entry: TimelineRow) => {
    if (entry.kind === "assessment") return <AssessmentEntry entry={entry} locale={locale} />;
    if (entry.kind === "comment") return <p className={styles.comment}>{entry.text}</p>;
    if (entry.kind === "files") {
      return (
        <p className={styles.files}>
          <span>{t("file", { count: entry.files.length })}</span>
          {entry.files.map(({ fileId, name }) => (
            <ViewFile key={fileId} file={{ fileId, fileName: name }} withName />
          ))}
        </p>
      );
    }
    const type = knownMail(entry.type);
    return (
      <p>
        {t("mail", { type: type ? t(`mails.${type}`) : entry.type, recipient: entry.recipient })}{" "}
        <MailState status={entry.status} />
        {type && resends && entry.status !== "sent" ? <SendMailAgain applicantId={applicantId} type={type} /> : null}
      </p>
    );
  };
  return (
    <DetailSection id="history" title={t("title")}>
      <AddComment key={entries.length} applicantId={applicantId} />
      {entries.length === 0 ? <p className={styles.muted}>{t("empty")}</p> : null}
      <ol className={styles.list}>
        {groupUploadedFiles(entries).map((entry, index) => (
          <li key={index} data-kind={entry.kind}>
            <div className={styles.when}>
              <time dateTime={entry.at.toISOString()}>{formatDate(entry.at, locale, "instant")}</time>
              <span>{entry.by ?? fallback[entry.kind]}</span>
            </div>
            <div className={styles.what}>{body(entry)}</div>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
