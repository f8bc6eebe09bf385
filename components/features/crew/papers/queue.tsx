import { getLocale, getTranslations } from "next-intl/server";
import { FileSheet } from "@/components/ui/feedback/file-sheet";
import { DetailList } from "@/components/ui/layout/detail-list";
import { Link } from "@/components/ui/layout/link";
import { StepLink } from "@/components/ui/list/step-link";
import type { PaperToVerify } from "@/lib/features/crew/papers/to-verify.schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { recordHref } from "../record-href";
import styles from "./queue.module.css";
import { QueueForm } from "./queue-form";
import { QueueKeys } from "./queue-keys";

type Props = {
  paper: PaperToVerify;
  at: number;
  total: number;
  isMore: boolean;
  previous: string | null;
  next: string | null;
};

/** Show one document to verify: the scan, its fields and the form. */
export async function PaperQueue({ paper, at, total, isMore, previous, next }: Props) {
  const [t, locale] = await Promise.all([getTranslations("work-lists.toVerify"), getLocale()]);
  const language = locale === "id" ? "id" : "en";
  const date = (day: string | Date) => formatDate(day, language);
  const isTravel = paper.kind === "travel-document";
  const record = isTravel
    ? `${recordHref(paper.employeeId)}#travel-documents`
    : recordHref(paper.employeeId, "certification");
  const holder = [paper.fullName, paper.employeeNumber].join(", ");
  const rank = language === "id" ? paper.positionNameId : paper.position;
  return (
    <div className={styles.queue}>
      <section className={styles.scan} aria-label={paper.file?.fileName ?? t("noScan")}>
        {paper.file ? (
          <FileSheet file={paper.file} />
        ) : (
          <p className={styles.noScan}>
            <strong>{t("noScan")}</strong>
            {t("noScanText")}
          </p>
        )}
      </section>
      <section className={styles.side}>
        <nav aria-label={t("queue")} className={styles.steps}>
          <StepLink to="previous" href={previous} label={t("previous")} />
          <span>{t("place", { at, total, more: String(isMore) })}</span>
          <StepLink to="next" href={next} label={t("next")} />
        </nav>
        <h2 tabIndex={-1} className={styles.name} data-queue="name">
          {language === "id" ? paper.nameId : paper.name}
        </h2>
        <DetailList
          details={[
            { label: t("kind"), value: t(`kinds.${paper.kind}`) },
            { label: t("number"), value: paper.number },
            { label: t("holder"), value: holder },
            { label: t("rank"), value: [rank, paper.vesselName].filter(Boolean).join(", ") },
            { label: t("issued"), value: date(paper.issued) },
            { label: t("expired"), value: paper.expired ? date(paper.expired) : t("noExpiry") },
            ...(paper.description ? [{ label: t("description"), value: paper.description }] : []),
            { label: t("waiting"), value: date(paper.waitingSince) },
          ]}
        />
        <QueueForm
          key={`${paper.kind} ${paper.id}`}
          paper={{ employeeId: paper.employeeId, kind: paper.kind, id: paper.id }}
        />
        <Link href={record} prefetch={false} className={styles.record}>
          {t("openRecord")}
        </Link>
        <p className={styles.keys}>{t("keys")}</p>
        <QueueKeys previous={previous} next={next} />
      </section>
    </div>
  );
}
