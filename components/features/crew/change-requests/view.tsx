import { getLocale, getTranslations } from "next-intl/server";
import type { z } from "zod";
import { FileLink } from "@/components/ui/feedback/file-link";
import { Link } from "@/components/ui/layout/link";
import type { changeRequestDetail } from "@/lib/features/crew/change-requests/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { recordHref } from "../record-href";
import { ChangedFields } from "./changed-fields";
import { DecideButtons } from "./decide-buttons";
import { RequestStatusBadge } from "./status-badge";
import styles from "./requests.module.css";

type Request = z.output<typeof changeRequestDetail>;
const tabOf: Partial<Record<Request["section"], string>> = {
  coc: "certification",
  cop: "certification",
  training: "sea-service-and-training-history",
  "sea-service": "sea-service-and-training-history",
};

/** Show one change request with its decision buttons. */
export async function RequestView({ request, isOwn }: { request: Request; isOwn: boolean }) {
  const [t, crew, locale] = await Promise.all([
    getTranslations("crew.screens.requests"),
    getTranslations("crew"),
    getLocale(),
  ]);
  const { section, fullName, employeeNumber } = request;
  const rank = inLanguage(locale, { en: request.position, id: request.positionNameId });
  const instant = (value: Date | null) => (value ? formatDate(value, locale, "instant") : "");
  const waits = request.state === "open" && !request.canDecide && !isOwn;
  return (
    <article className={styles.view}>
      <div className={styles.head}>
        <h1>{crew(`sections.${section}`)}</h1>
        <RequestStatusBadge state={request.state} />
      </div>
      <p className={styles.lead}>
        <Link href={recordHref(request.crewId, tabOf[section])}>{fullName}</Link> · {employeeNumber} · {rank}
      </p>
      <p className={styles.lead}>
        {t("asked", { name: request.createdBy ?? fullName, time: instant(request.createdAt) })}
      </p>
      {request.isRemoval ? <p className={styles.kind}>{t("isRemoval")}</p> : null}
      {request.renews ? <p className={styles.kind}>{t("renews", { name: request.renews })}</p> : null}
      {request.note ? <blockquote className={styles.note}>{request.note}</blockquote> : null}
      <ChangedFields section={section} lines={request.changes} />
      {request.attachment ? (
        <p className={styles.file}>
          {t("scan")} {request.attachment.fileName} <FileLink file={request.attachment} />
        </p>
      ) : null}
      {request.decidedAt ? (
        <p className={styles.lead}>
          {t("decided", { name: request.decidedBy ?? "", time: instant(request.decidedAt) })}
          {request.decisionReason ? ` ${request.decisionReason}` : ""}
        </p>
      ) : null}
      {waits ? <p className={styles.lead}>{t(section === "bank" ? "secondPerson" : "notYours")}</p> : null}
      {request.canDecide || request.canWithdraw ? (
        <DecideButtons
          request={{ id: request.id, version: request.version, name: fullName, isBank: section === "bank" }}
          canDecide={request.canDecide}
          canWithdraw={request.canWithdraw}
        />
      ) : null}
    </article>
  );
}
