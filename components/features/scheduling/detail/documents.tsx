"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { ViewFile } from "@/components/ui/feedback/view-file";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { DocumentKind, DocumentsOf, ScheduleDocument } from "./document-dialogs";
import { dayText } from "./formats";
import { rupiah } from "@/lib/features/preparation/wages/money.rules";
import { styles } from "./styles";

const DocumentDialog = lazyDialog(() => import("./document-dialogs").then((module) => module.DocumentDialog));
const RemoveDialog = lazyDialog(() => import("./document-dialogs").then((module) => module.RemoveDialog));

type Props = {
  kind: DocumentKind;
  rows: readonly ScheduleDocument[];
  schedule: DocumentsOf;
  mayEdit: boolean;
  /** Price and comment are shown only outside on-board scheduling. Document 3 §5 */
  isPriced: boolean;
  /** Why documents cannot be added now. */
  locked?: string | null;
};

/** List travel documents or reports of a schedule: file, usage, price or Hold Price, comment. Document 3 §2 */
export function ScheduleDocumentsTable({ kind, rows, schedule, mayEdit, isPriced, locked = null }: Props) {
  const t = useTranslations("schedule-details.documents");
  const [openDialog, setOpenDialog] = useState<{ what: "edit" | "remove"; row: ScheduleDocument | null } | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <section className={styles.card} aria-labelledby={`documents-${kind}`}>
      <div className={styles.head}>
        <h2 id={`documents-${kind}`}>{t(kind)}</h2>
        {mayEdit ? (
          <Button
            variant="outlined"
            size="small"
            height="touch-32"
            {...DocumentDialog.preloadProps}
            onClick={() => setOpenDialog({ what: "edit", row: null })}
          >
            {t("add")}
          </Button>
        ) : null}
      </div>
      {locked ? <p className={styles.muted}>{locked}</p> : null}
      {rows.length === 0 ? (
        <p className={styles.muted}>{t(kind === "appraisal" ? "noneAppraisal" : "none")}</p>
      ) : (
        <ul className={styles.docs} aria-labelledby={`documents-${kind}`}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              isPriced={isPriced && kind === "accommodation"}
              hasComment={isPriced || kind === "appraisal"}
              ask={mayEdit ? (dialog) => setOpenDialog({ what: dialog, row }) : null}
            />
          ))}
        </ul>
      )}
      {openDialog?.what === "edit" ? (
        <DocumentDialog kind={kind} row={openDialog.row} schedule={schedule} isPriced={isPriced} onClose={close} />
      ) : null}
      {openDialog?.what === "remove" && openDialog.row ? <RemoveDialog row={openDialog.row} onClose={close} /> : null}
    </section>
  );
}

type RowProps = {
  row: ScheduleDocument;
  isPriced: boolean;
  hasComment: boolean;
  ask: ((dialog: "edit" | "remove") => void) | null;
};

function Row({ row, isPriced, hasComment, ask }: RowProps) {
  const t = useTranslations("schedule-details.documents");
  const locale = useLocale();
  const { documentName: name, attachmentId, attachmentFilename, price } = row;
  const priceText = row.isOnHold ? t("onHold") : price === null || price === undefined ? t("noPrice") : rupiah(price);
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>{" "}
          <StatusBadge
            status={row.documentUsage === "OnBoard" ? "Scheduled" : "Closed"}
            label={t(`usages.${row.documentUsage}`)}
          />
        </p>
        {attachmentId ? (
          <p>
            <ViewFile file={{ fileId: attachmentId, fileName: attachmentFilename ?? name }} withName />
          </p>
        ) : null}
        {hasComment && row.comment ? <p>{row.comment}</p> : null}
        <p className={styles.muted}>
          {row.createdBy
            ? t("by", { name: row.createdBy, date: dayText(dayOf(new Date(row.dateCreated)), locale) })
            : dayText(dayOf(new Date(row.dateCreated)), locale)}
        </p>
      </div>
      <span className={styles.price}>{isPriced ? priceText : null}</span>
      {ask ? (
        <div className={styles.acts}>
          <Button
            size="small"
            height="touch-32"
            aria-label={t("editOf", { name })}
            {...DocumentDialog.preloadProps}
            onClick={() => ask("edit")}
          >
            {t("edit")}
          </Button>
          <Button
            size="small"
            color="error"
            height="touch-32"
            aria-label={t("removeOf", { name })}
            {...RemoveDialog.preloadProps}
            onClick={() => ask("remove")}
          >
            {t("remove")}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
