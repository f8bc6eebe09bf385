import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { AuditEntry } from "@/lib/features/audit/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "./audit.module.css";
import { fieldLabels } from "./field-labels";
import { operationLabels } from "./operation-labels";
import { SubjectLink } from "./subject-link";
import { valueLabels } from "./value-labels";

const channels = ["page", "action", "api", "job"] as const;
const kinds = ["visitor", "stranger", "scheduler", "user"] as const;
/** Number of changes shown in a row; the others are collapsed. */
const maxVisibleChanges = 2;

/** Lower the first letter of an operation's label, for the middle of a sentence. */
const within = (words: string) => words.replace(/^./, (first) => first.toLowerCase());

type ChangeReading = { fieldOf: (field: string) => string; valueOf: (value: string) => string };

function ChangeList({ changes, fieldOf, valueOf }: ChangeReading & { changes: AuditEntry["changes"] }) {
  return (
    <dl>
      {changes.map(({ field, before, after }, at) => (
        <div key={`${at} ${field}`}>
          <dt title={field}>{fieldOf(field)}</dt>
          <dd>
            {before === null ? null : <del>{valueOf(before)}</del>}
            {before === null || after === null ? null : <span aria-hidden="true"> → </span>}
            {after === null ? null : <ins>{valueOf(after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ChangesProps = ChangeReading & { entry: AuditEntry; more: (count: number) => string };

function Changes({ entry, more, ...reading }: ChangesProps) {
  const [first, rest] = [entry.changes.slice(0, maxVisibleChanges), entry.changes.slice(maxVisibleChanges)];
  return (
    <div className={styles.changes}>
      {entry.reason ? <p className={styles.reason}>{entry.reason}</p> : null}
      {first.length > 0 ? <ChangeList changes={first} {...reading} /> : null}
      {rest.length > 0 ? (
        <details>
          <summary>{more(rest.length)}</summary>
          <ChangeList changes={rest} {...reading} />
        </details>
      ) : null}
    </div>
  );
}

/** Shows who changed which record, from what to what. Marks sensitive operations. */
export async function AuditTable({ rows }: { rows: AuditEntry[] }) {
  const [t, locale, words, fieldOf] = await Promise.all([
    getTranslations("audit"),
    getLocale(),
    operationLabels(),
    fieldLabels(),
  ]);
  const reading = { fieldOf, valueOf: valueLabels(locale, { true: t("yes"), false: t("no") }) };
  const actorOf = ({ actorName, actorKind }: AuditEntry) =>
    actorName ?? t(`kind.${kinds.find((kind) => kind === actorKind) ?? "stranger"}`);
  const channelOf = ({ channel }: AuditEntry) => {
    const channelName = channels.find((name) => name === channel);
    return channelName ? t(`channels.${channelName}`) : channel;
  };
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("when")}</th>
          <th scope="col">{t("action")}</th>
          <th scope="col">{t("changes")}</th>
          <th scope="col">{t("channel")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <tr key={entry.id} data-severity={entry.severity}>
            <td data-card="fact" data-label={t("when")}>
              <time dateTime={entry.createdAt.toISOString()}>{formatDate(entry.createdAt, locale, "instant")}</time>
            </td>
            <td data-card="title" title={entry.operation} className={styles.what}>
              <strong>{actorOf(entry)}</strong> {within(words(entry.operation))}
              <span className={styles.subject}>
                <SubjectLink entry={entry} />
                {entry.severity === "sensitive" ? (
                  <StatusBadge status="Pending" label={t("severity.sensitive")} />
                ) : null}
              </span>
            </td>
            <td data-card="fact" data-label={t("changes")} className={styles.changed}>
              {entry.reason || entry.changes.length > 0 ? (
                <Changes entry={entry} more={(count) => t("more", { count })} {...reading} />
              ) : (
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
