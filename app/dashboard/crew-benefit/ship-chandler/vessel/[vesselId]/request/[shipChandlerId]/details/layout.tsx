import type { ReactNode } from "react";
import { BackToList } from "@/components/features/chandler/detail/back-to-list";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { attempt } from "@/lib/platform/transport/attempt";
import { admitted } from "../../../../../../../admitted";
import { arriveAt } from "../../../../../../../arrive-at";
import { requestOf } from "../../../../../vessel-of";

type Props = { children: ReactNode; params: Promise<{ vesselId: string; shipChandlerId: string }> };

/**
 * Check access above the loading state: a refusal answers 403, an unknown request 404 with a link to the vessel's
 * requests.
 */
export default async function RequestLayout({ children, params }: Props) {
  const { vesselId, shipChandlerId } = await params;
  const root = "/dashboard/crew-benefit/ship-chandler";
  const framed = (shown: ReactNode) => (
    <PageTexts now={["chandler-requests.gone", "chandler-requests.broken"]}>{shown}</PageTexts>
  );
  return admitted(
    async () => {
      await arriveAt(`${root}/vessel/${vesselId}/request/${shipChandlerId}/details`, "chandler:view");
      const request = await attempt(requestOf(vesselId, shipChandlerId));
      return framed(request ? children : <BackToList vesselId={vesselId} state="broken" />);
    },
    root,
    framed(<BackToList vesselId={vesselId} state="gone" />),
  );
}
