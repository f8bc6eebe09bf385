import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import { DetailList, type Detail } from "@/components/ui/layout/detail-list";
import type { RequestDetail } from "@/lib/features/chandler/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { requestAddress } from "../addresses";
import { DeliveryDue } from "../delivery-due";
import { styles } from "./styles";

const hour = 3_600_000;

/** All facts of a request, with the delivery urgency. Document 3 §2 */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const t = useTranslations("chandler-requests.facts");
  const locale = useLocale();
  const day = (value: string) => formatDate(value, locale);
  const { nextPort, isFinal, isShortNotice, status } = request;
  const optional = (label: string, value: Detail["value"] | false, wide = false): Detail[] =>
    value ? [{ label, value, wide }] : [];
  return (
    <DetailList
      details={[
        {
          label: t("requester"),
          value: (
            <>
              {request.requesterName}
              <br />
              <a href={`mailto:${request.requesterEmail}`}>{request.requesterEmail}</a>
            </>
          ),
        },
        { label: t("requestedDate"), value: day(request.requestedDate) },
        {
          label: t("deliveryDate"),
          value: <DeliveryDue date={request.requestedDeliveryDate} daysLeft={request.daysLeft} isOpen={!isFinal} />,
        },
        { label: t("portOfCall"), value: request.portOfCall },
        { label: t("period"), value: formatDate(request.periodFrom, locale, "month") },
        { label: t("vendorName"), value: request.vendorName },
        ...optional(t("receivedDate"), request.receivedDate && day(request.receivedDate)),
        ...optional(t("reason"), request.rejectReason, true),
        {
          label: t("headCount"),
          value: t("headCountNow", { count: request.headCount, now: request.headCountNow }),
        },
        {
          label: t("nextPort"),
          value: nextPort
            ? nextPort.day
              ? t("nextPortAt", { port: nextPort.name, date: day(nextPort.day) })
              : nextPort.name
            : t("unknown"),
        },
        {
          label: t("notice"),
          value: (
            <span className={isShortNotice ? styles.short : undefined}>
              {t(isFinal ? "noticeHad" : "noticeLeft", { days: request.vendorDays, lead: request.leadDays })}
            </span>
          ),
        },
        ...optional(t("shortNotice"), request.shortNoticeReason, true),
        ...optional(
          t("answer"),
          (request.answeredAt !== null || (!isFinal && status !== "Submitted")) && <VendorSearch request={request} />,
        ),
        ...optional(t("received"), request.proposedReceivedDate !== null && <ReportedReceipt request={request} />),
        ...optional(
          t("copied"),
          request.copiedFromId !== null && (
            <Link
              href={requestAddress({ vesselId: request.vesselId, shipChandlerId: request.copiedFromId })}
              prefetch={false}
            >
              {t("request", { id: request.copiedFromId })}
            </Link>
          ),
        ),
      ]}
    />
  );
}

/** Time needed to find a vendor, or since when one is sought. */
function VendorSearch({ request: { searchedFrom, answeredAt } }: { request: RequestDetail }) {
  const t = useTranslations("chandler-requests");
  const locale = useLocale();
  if (!searchedFrom) return t("facts.unknown");
  if (!answeredAt) return t("facts.searching", { date: formatDate(searchedFrom, locale) });
  const hours = Math.floor((answeredAt.getTime() - searchedFrom.getTime()) / hour);
  const time = hours < 48 ? t("hours", { count: hours }) : t("days", { count: Math.floor(hours / 24) });
  return t("facts.answeredIn", { time });
}

/** Delivery day reported by the vessel. */
function ReportedReceipt({ request }: { request: RequestDetail }) {
  const t = useTranslations("chandler-requests");
  const locale = useLocale();
  const { proposedReceivedDate: date, proposedBy, proposedAt } = request;
  if (!date || !proposedAt) return t("facts.unknown");
  return t("facts.receivedBy", {
    date: formatDate(date, locale),
    name: proposedBy ?? t("log.system"),
    at: formatDate(proposedAt, locale),
  });
}
