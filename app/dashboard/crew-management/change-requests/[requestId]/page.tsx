import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RequestView } from "@/components/features/crew/change-requests/view";
import { Breadcrumbs } from "@/components/ui/layout/breadcrumbs";
import { getChangeRequest } from "@/lib/features/crew/change-requests/get-change-request";
import { load } from "@/lib/platform/transport/page";
import { accessBoundary } from "../../../access/access-boundary";
import { requireUser } from "../../../access/require-user";
import { crewIdOf } from "../../[crewId]/crew-id";
import { requestCrumbs } from "../crumbs";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("crew.screens.requests"))("one") };
}

type Props = { params: Promise<{ requestId: string }> };

async function oneRequest(params: Props["params"]) {
  const [user, { requestId }, t] = await Promise.all([
    requireUser("crew:view"),
    params,
    getTranslations("crew.screens.requests"),
  ]);
  const [request, crumbs] = await Promise.all([
    load(getChangeRequest, { id: crewIdOf(requestId) }),
    requestCrumbs(user),
  ]);
  return (
    <>
      <Breadcrumbs
        crumbs={[...crumbs, { label: t("title"), href: "/dashboard/crew-management/change-requests" }]}
        title={request.fullName}
      />
      <RequestView request={request} isOwn={user.crewId === request.crewId} />
    </>
  );
}

/** Show one change request with old and new values side by side. product 2.4 */
export default async function ChangeRequestPage({ params }: Props) {
  return accessBoundary(() => oneRequest(params), "/dashboard/crew-management");
}
