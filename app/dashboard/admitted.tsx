import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ForbiddenScreen } from "@/components/features/dashboard/shell/forbidden-screen";
import { DocumentTitle } from "@/components/features/dashboard/shell/header-title";
import { runtime } from "@/db/runtime";
import { NotFoundHere } from "./not-found-here";

const statuses: Record<string, 403 | 404> = {
  "NEXT_HTTP_ERROR_FALLBACK;403": 403,
  "NEXT_HTTP_ERROR_FALLBACK;404": 404,
};
const statusOf = (thrown: unknown) =>
  thrown instanceof Error && "digest" in thrown ? statuses[String(thrown.digest)] : undefined;

async function NotFoundIn({ area }: { area: string }) {
  const t = await getTranslations("shell.notFound");
  return (
    <>
      <DocumentTitle title={`${t("title")} · Nakhoda`} />
      <NotFoundHere area={area} />
    </>
  );
}

/**
 * A screen above its loading state, once somebody is let in. A refusal that is thrown comes as an empty page to who has no JavaScript:
 * here it is a screen like any other, which answers 403 all the same, and so is what is not found, with 404. A navigation within
 * the page shows it without the status.
 * @param area the list that leads to what may be missing
 * @param missing what is shown instead of the 404 screen of the area, also within the page
 */
export async function admitted(
  decide: () => Promise<ReactNode>,
  area = "/dashboard",
  missing: ReactNode = null,
): Promise<ReactNode> {
  try {
    return await decide();
  } catch (thrown) {
    const status = statusOf(thrown);
    const answer = status ? runtime.answers?.getStore() : undefined;
    const isOwn = status === 404 && missing !== null;
    if (!status || !answer || answer.response.headersSent) {
      if (isOwn) return missing;
      throw thrown;
    }
    if (answer.request.headers["rsc"] === undefined) answer.response.statusCode = status;
    if (isOwn) return missing;
    return status === 403 ? <ForbiddenScreen /> : <NotFoundIn area={area} />;
  }
}
