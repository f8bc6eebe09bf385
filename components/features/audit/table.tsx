import { getLocale, getTranslations } from "next-intl/server";
import type { AuditEntry } from "@/lib/features/audit/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "./audit.module.css";
import { operationWords } from "./operation-words";
import { SubjectLink } from "./subject-link";

const channels = ["page", "action", "api", "job"] as const;
const kinds = ["visitor", "stranger", "scheduler", "user"] as const;

const spaced = (field: string) => field.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function Changes({ entry, summary }: { entry: AuditEntry; summary: string }) {
  return (
    <details className={styles.changes}>
      <summary>{summary}</summary>
      <dl>
        {entry.changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt title={field}>{spaced(field)}</dt>
            <dd>
              {before === null ? null : <del>{before}</del>} {after === null ? null : <ins>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export async function AuditTable({ rows }: { rows: AuditEntry[] }) {
  const [t, locale, words] = await Promise.all([getTranslations("audit"), getLocale(), operationWords()]);
  const actorOf = ({ actorName, actorKind }: AuditEntry) =>
    actorName ?? t(`kind.${kinds.find((kind) => kind === actorKind) ?? "stranger"}`);
  const channelOf = ({ channel }: AuditEntry) => {
    const known = channels.find((name) => name === channel);
    return known ? t(`channels.${known}`) : channel;
  };
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("when")}</th>
          <th scope="col">{t("who")}</th>
          <th scope="col">{t("action")}</th>
          <th scope="col">{t("subject")}</th>
          <th scope="col">{t("changes")}</th>
          <th scope="col">{t("channel")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <tr key={entry.id}>
            <td data-card="title">
              <time dateTime={entry.createdAt.toISOString()}>
                {formatDate(entry.createdAt, locale === "id" ? "id" : "en", "instant")}
              </time>
            </td>
            <td data-card="fact" data-label={t("who")}>
              {actorOf(entry)}
            </td>
            <td data-card="fact" data-label={t("action")} title={entry.operation} className={styles.what}>
              {words(entry.operation)}
            </td>
            <td data-card="fact" data-label={t("subject")} className={styles.subject}>
              <SubjectLink entry={entry} />
            </td>
            <td data-card="fact" data-label={t("changes")}>
              {entry.reason}
              {entry.changes.length > 0 ? (
                <Changes entry={entry} summary={t("more", { count: entry.changes.length })} />
              ) : entry.reason ? null : (
                t("none")
              )}
            </td>
            <td>{channelOf(entry)}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
