import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { RecordTable } from "@/components/ui/list/record-table";
import type { Note } from "@/lib/features/billing/corrections/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "../billing.module.css";
import { RemoveRowButton } from "./remove-row-button";
import { CorrectionNoteActions } from "./actions";

const badges = { proposed: "New", asked: "Pending", issued: "Open" } as const;
const sums = ["amount", "fee", "vat", "totalBills"] as const;

/** Credit and debit notes of an invoice, with actions for proposed ones. product 5.14 */
export async function CorrectionNotes({ notes }: { notes: readonly Note[] }) {
  const t = await getTranslations("billing.notes");
  if (notes.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="notes">
      <h2 id="notes">{t("title")}</h2>
      {notes.map((note) => (
        <NoteSection key={note.id} note={note} />
      ))}
    </section>
  );
}

async function NoteSection({ note }: { note: Note }) {
  const [t, activeLocale] = await Promise.all([getTranslations("billing.notes"), getLocale()]);
  const { kind, state, number, month, issuedBy, askedBy, allowedActions } = note;
  const doneBy = issuedBy ?? askedBy;
  const mayRemove = allowedActions.includes("remove");
  const title = number ?? t(`kinds.${kind}`);
  return (
    <article className={styles.box} aria-label={title}>
      <p className={styles.state}>
        <strong>{title}</strong>
        <StatusBadge status={badges[state]} label={t(`states.${state}`)} />
        {month ? <span>{`${t("month")} ${formatDate(month, activeLocale, "month")}`}</span> : null}
        {doneBy ? <span>{`${t(issuedBy ? "issuedBy" : "askedBy")} ${doneBy}`}</span> : null}
      </p>
      <RecordTable
        label={title}
        columns={[
          { label: t("columns.row") },
          { label: t("columns.reason") },
          ...sums.map((sum) => ({ label: t(`columns.${sum}`), align: "end" as const })),
          ...(mayRemove ? [{ label: (await getTranslations("shell.list"))("actions"), kind: "actions" as const }] : []),
        ]}
        rows={note.rows.map((row) => {
          const name = [row.name, row.about, row.vessel].filter(Boolean).join(", ");
          const reason = [row.isFromPayroll ? t("fromPayroll") : null, row.reason].filter(Boolean).join(": ");
          return [
            name,
            reason,
            ...sums.map((sum) => formatRupiah(row[sum])),
            ...(mayRemove ? [<RemoveRowButton key="remove" noteRowId={row.id} name={name} />] : []),
          ];
        })}
        empty={t("none")}
      />
      <CorrectionNoteActions note={note} />
    </article>
  );
}
