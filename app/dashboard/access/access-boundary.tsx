import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ForbiddenScreen } from "@/components/features/dashboard/shell/forbidden-screen";
import { DocumentTitle } from "@/components/features/dashboard/shell/header-title";
import { runtime } from "@/db/runtime";
import { NotFoundHere } from "./area-not-found";

const statuses: Record<string, 403 | 404> = {
  "NEXT_HTTP_ERROR_FALLBACK;403": 403,
  "NEXT_HTTP_ERROR_FALLBACK;404": 404,
};
const statusOf = (error: unknown) =>
  error instanceof Error && "digest" in error ? statuses[String(error.digest)] : undefined;

async function AreaNotFound({ area }: { area: string }) {
  const t = await getTranslations("shell.notFound");
  return (
    <>
      <DocumentTitle title={`${t("title")} · Nakhoda`} />
      <NotFoundHere area={area} />
    </>
  );
}

/**
 * Render a screen, or its 403 or 404 view with that status, above the loading boundary.
 * Next would send a thrown refusal as an empty page that needs JavaScript. Client navigations show the view without
 * the status.
 * @param area the list that the 404 view links to
 * @param notFoundView replaces the 404 view of the area
 */
export async function accessBoundary(
  render: () => Promise<ReactNode>,
  area = "/dashboard",
  notFoundView: ReactNode = null,
): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    const status = statusOf(error);
    const responseStore = status ? runtime.answers?.getStore() : undefined;
    const isOwn = status === 404 && notFoundView !== null;
    if (!status || !responseStore || responseStore.response.headersSent) {
      if (isOwn) return notFoundView;
      throw error;
    }
    if (responseStore.request.headers["rsc"] === undefined) responseStore.response.statusCode = status;
    if (isOwn) return notFoundView;
    return status === 403 ? <ForbiddenScreen /> : <AreaNotFound area={area} />;
  }
}
