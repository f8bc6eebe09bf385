import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReactNode } from "react";
import { ForbiddenScreen } from "@/components/features/dashboard/shell/forbidden-screen";

type Answer = { request: IncomingMessage; response: ServerResponse };
declare global {
  // The front door puts it there before a page is loaded.
  var nakhodaAnswers: { getStore(): Answer | undefined } | undefined;
}

const isRefusal = (thrown: unknown) =>
  thrown instanceof Error && "digest" in thrown && thrown.digest === "NEXT_HTTP_ERROR_FALLBACK;403";

/**
 * A screen above its loading state, once somebody is let in. A refusal that is thrown comes as an empty page to who has no JavaScript:
 * here it is a screen like any other, which answers 403 all the same. A navigation within the page shows it without the status.
 */
export async function admitted(decide: () => Promise<ReactNode>): Promise<ReactNode> {
  try {
    return await decide();
  } catch (thrown) {
    const answer = isRefusal(thrown) ? globalThis.nakhodaAnswers?.getStore() : undefined;
    if (!answer || answer.response.headersSent) throw thrown;
    if (answer.request.headers["rsc"] === undefined) answer.response.statusCode = 403;
    return <ForbiddenScreen />;
  }
}
