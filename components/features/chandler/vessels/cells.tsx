import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import type { ChandlerVesselRow } from "@/lib/features/chandler/vessels/schema";
import { requestAddress } from "../addresses";
import { DeliveryDue } from "../delivery-due";
import { vesselStatusVariant } from "../status-variants";

export function VesselStatus({ row: { chandlerStatus } }: { row: ChandlerVesselRow }) {
  const t = useTranslations("chandler.vesselStatuses");
  return <StatusBadge status={vesselStatusVariant[chandlerStatus]} label={t(chandlerStatus)} />;
}

/** Next delivery with port and day, and the number of other open requests. */
export function NextDelivery({ row }: { row: ChandlerVesselRow }) {
  const [t, statuses] = [useTranslations("chandler-requests"), useTranslations("chandler.statuses")];
  const { next, open, late, vesselId } = row;
  if (!next) return <span data-muted="">{t("noOpen")}</span>;
  return (
    <>
      <OptionalLink href={requestAddress({ vesselId, shipChandlerId: next.shipChandlerId })}>
        {t("requestAt", { port: next.portOfCall, status: statuses(next.status) })}
      </OptionalLink>{" "}
      <DeliveryDue date={next.requestedDeliveryDate} daysLeft={next.daysLeft} isOpen />
      {open > 1 ? <span data-muted=""> {t("moreOpen", { count: open - 1 })}</span> : null}
      {late > 1 ? <span data-late=""> {t("lateOf", { count: late })}</span> : null}
    </>
  );
}
