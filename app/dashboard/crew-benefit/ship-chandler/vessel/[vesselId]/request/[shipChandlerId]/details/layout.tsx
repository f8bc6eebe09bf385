import type { ReactNode } from "react";
import { BackToList } from "@/components/features/chandler/detail/back-to-list";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { orNull } from "@/lib/platform/transport/or-null";
import { accessBoundary } from "../../../../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../../../../access/require-route-access";
import { loadChandlerRequest } from "../../../../../load-vessel-and-request";

type Props = { children: ReactNode; params: Promise<{ vesselId: string; shipChandlerId: string }> };

/**
 * Check access above the loading state: a refusal answers 403, an unknown request 404 with a link to the vessel's
 * requests.
 */
export default async function RequestLayout({ children, params }: Props) {
  const { vesselId, shipChandlerId } = await params;
  const root = "/dashboard/crew-benefit/ship-chandler";
  const inFrame = (content: ReactNode) => (
    <PageTexts now={["chandler-requests.gone", "chandler-requests.broken"]}>{content}</PageTexts>
  );
  return accessBoundary(
    async () => {
      await requireRouteAccess(`${root}/vessel/${vesselId}/request/${shipChandlerId}/details`, "chandler:view");
      const request = await orNull(loadChandlerRequest(vesselId, shipChandlerId));
      return inFrame(request ? children : <BackToList vesselId={vesselId} state="broken" />);
    },
    root,
    inFrame(<BackToList vesselId={vesselId} state="gone" />),
  );
}
