import { getLocale, getTranslations } from "next-intl/server";
import { FileContent } from "@/components/ui/feedback/file-content";
import { DetailList } from "@/components/ui/layout/detail-list";
import { Link } from "@/components/ui/layout/link";
import { PreviousNextLink } from "@/components/ui/list/previous-next-link";
import type { DocumentToVerify } from "@/lib/features/crew/documents/to-verify.schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { recordHref } from "../record-href";
import styles from "./verification-queue.module.css";
import { VerificationQueueForm } from "./verification-queue-form";
import { VerificationQueueKeys } from "./verification-queue-keys";

type Props = {
  document: DocumentToVerify;
  position: number;
  total: number;
  isMore: boolean;
  previous: string | null;
  next: string | null;
};

/** Show one document to verify: the scan, its fields and the form. */
export async function VerificationQueue({ document, position, total, isMore, previous, next }: Props) {
  const [t, locale] = await Promise.all([getTranslations("work-lists.toVerify"), getLocale()]);
  const date = (day: string | Date) => formatDate(day, locale);
  const isTravel = document.kind === "travel-document";
  const record = isTravel
    ? `${recordHref(document.crewId)}#travel-documents`
    : recordHref(document.crewId, "certification");
  const holder = [document.fullName, document.employeeNumber].join(", ");
  const rank = inLanguage(locale, { en: document.position, id: document.positionNameId });
  return (
    <div className={styles.queue}>
      <section className={styles.scan} aria-label={document.file?.fileName ?? t("noScan")}>
        {document.file ? (
          <FileContent file={document.file} />
        ) : (
          <p className={styles.noScan}>
            <strong>{t("noScan")}</strong>
            {t("noScanText")}
          </p>
        )}
      </section>
      <section className={styles.side}>
        <nav aria-label={t("queue")} className={styles.steps}>
          <PreviousNextLink to="previous" href={previous} label={t("previous")} />
          <span>{t("place", { at: position, total, more: String(isMore) })}</span>
          <PreviousNextLink to="next" href={next} label={t("next")} />
        </nav>
        <h2 tabIndex={-1} className={styles.name} data-queue="name">
          {inLanguage(locale, { en: document.name, id: document.nameId })}
        </h2>
        <DetailList
          details={[
            { label: t("kind"), value: t(`kinds.${document.kind}`) },
            { label: t("number"), value: document.number },
            { label: t("holder"), value: holder },
            { label: t("rank"), value: [rank, document.vesselName].filter(Boolean).join(", ") },
            { label: t("issued"), value: date(document.issued) },
            { label: t("expired"), value: document.expired ? date(document.expired) : t("noExpiry") },
            ...(document.description ? [{ label: t("description"), value: document.description }] : []),
            { label: t("waiting"), value: date(document.waitingSince) },
          ]}
        />
        <VerificationQueueForm
          key={`${document.kind} ${document.id}`}
          crewDocument={{ crewId: document.crewId, kind: document.kind, id: document.id }}
        />
        <Link href={record} prefetch={false} className={styles.record}>
          {t("openRecord")}
        </Link>
        <p className={styles.keys}>{t("keys")}</p>
        <VerificationQueueKeys previous={previous} next={next} />
      </section>
    </div>
  );
}
