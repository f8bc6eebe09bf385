import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { chandlerRoot, vesselAddress } from "@/components/features/chandler/addresses";
import { RequestFacts } from "@/components/features/chandler/detail/facts";
import { RequestFiles } from "@/components/features/chandler/detail/files";
import { RequestTimeline } from "@/components/features/chandler/detail/timeline";
import { CurrentState, ProgressLine } from "@/components/features/chandler/detail/progress";
import { RequestStyles, styles } from "@/components/features/chandler/detail/styles";
import { RequestActions } from "@/components/features/chandler/detail/actions";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { landingPageOf } from "@/lib/access/landing-page";
import { orNull } from "@/lib/platform/transport/or-null";
import { requireUser } from "../../../../../../../access/require-user";
import { loadChandlerVessel, loadChandlerRequest } from "../../../../../load-vessel-and-request";

type Props = { params: Promise<{ vesselId: string; shipChandlerId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { vesselId, shipChandlerId } = await params;
  const [t, request] = await Promise.all([
    getTranslations("chandler-requests.titles"),
    orNull(loadChandlerRequest(vesselId, shipChandlerId)),
  ]);
  return request ? { title: t("request", { vessel: request.vesselName }) } : {};
}

/** Show one request: status, next step, details, both files and its history. Document 3 §2 */
export default async function RequestPage({ params }: Props) {
  const [user, { vesselId, shipChandlerId }] = await Promise.all([requireUser("chandler:view"), params]);
  const [request, vessel, t, shell] = await Promise.all([
    loadChandlerRequest(vesselId, shipChandlerId),
    loadChandlerVessel(vesselId),
    getTranslations("chandler-requests"),
    getTranslations("shell"),
  ]);
  const isOwn = landingPageOf(user, chandlerRoot) !== null;
  const crumbs = [
    ...(isOwn
      ? []
      : [
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: t("titles.list"), href: chandlerRoot },
        ]),
    { label: request.vesselName, href: vesselAddress(request.vesselId, request.isFinal ? "history" : null) },
  ];
  return (
    <PageTexts
      now={[
        "chandler-requests.update",
        "chandler-requests.delete",
        "chandler-requests.propose",
        "chandler-requests.copy",
        "files",
      ]}
      late={["chandler-requests", "chandler", "validation", "files", "lookups", "checkups"]}
    >
      <RequestStyles />
      <PageHeader crumbs={crumbs} title={t("titles.request", { vessel: request.vesselName })} />
      <ProgressLine request={request} />
      <CurrentState request={request}>
        <RequestActions request={dialogRequest(request)} vessel={vessel} />
      </CurrentState>
      <div className={styles.layout}>
        <div className={styles.main}>
          <section className={styles.card} aria-label={t("titles.request", { vessel: request.vesselName })}>
            <RequestFacts request={request} />
          </section>
          <RequestFiles request={request} />
        </div>
        <RequestTimeline history={request.history} />
      </div>
    </PageTexts>
  );
}

/** Select the fields the dialogs need. */
const dialogRequest = (request: Awaited<ReturnType<typeof loadChandlerRequest>>) => ({
  shipChandlerId: request.shipChandlerId,
  status: request.status,
  next: request.next,
  version: request.version,
  requesterName: request.requesterName,
  requesterEmail: request.requesterEmail,
  requestedDate: request.requestedDate,
  proposedReceivedDate: request.proposedReceivedDate,
  portId: request.portId,
  periodFrom: request.periodFrom,
  requestFile: request.requestFile,
  allowedActions: request.allowedActions,
});
