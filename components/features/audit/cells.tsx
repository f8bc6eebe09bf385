import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { AuditEntry } from "@/lib/features/audit/schema";
import styles from "./audit.module.css";
import { SubjectLink } from "./subject-link";

/** How fields and values of an entry are named in the reader's language. */
type ChangeReading = { fieldOf: (field: string) => string; valueOf: (value: string) => string };

/** Number of changes shown in a row; the others are collapsed. */
const maxVisibleChanges = 2;

/** Lower the first letter of an operation's label, for the middle of a sentence. */
const within = (words: string) => words.replace(/^./, (first) => first.toLowerCase());

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

/** Reason and changed fields of an entry, from what to what. */
export function Changes({ entry, ...reading }: ChangeReading & { entry: AuditEntry }) {
  const t = useTranslations("audit");
  const { reason, changes } = entry;
  if (!reason && changes.length === 0) return t("none");
  const [first, rest] = [changes.slice(0, maxVisibleChanges), changes.slice(maxVisibleChanges)];
  return (
    <div className={styles.changes}>
      {reason ? <p className={styles.reason}>{reason}</p> : null}
      {first.length > 0 ? <ChangeList changes={first} {...reading} /> : null}
      {rest.length > 0 ? (
        <details>
          <summary>{t("more", { count: rest.length })}</summary>
          <ChangeList changes={rest} {...reading} />
        </details>
      ) : null}
    </div>
  );
}

/** Who did what with which record. Marks sensitive operations. */
export function Deed({ entry, actor, words }: { entry: AuditEntry; actor: string; words: string }) {
  const t = useTranslations("audit");
  return (
    <>
      <strong>{actor}</strong> {within(words)}
      <span className={styles.subject}>
        <SubjectLink entry={entry} />
        {entry.severity === "sensitive" ? <StatusBadge status="Pending" label={t("severity.sensitive")} /> : null}
      </span>
    </>
  );
}
