import { z } from "zod";
import { withoutQueryValues } from "@/db/query-failure";
import { anonymousActor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { recordConsent } from "@/lib/features/manning/extensions/record-consent";
import { AppError } from "@/lib/platform/errors";
import { inputFromRequest } from "@/lib/platform/input/input-of";
import { log } from "@/lib/platform/log";
import { callerOf } from "@/lib/platform/transport/caller";
import { assertSameOrigin } from "@/lib/platform/transport/same-origin";

const sentForm = z.looseObject({
  employeeId: z.string(),
  answer: z.string().optional(),
  answeredAt: z.string().optional(),
});

const codeOfField: Record<string, string> = { reason: "reasonHint", hasRead: "tickFirst", consentName: "nameFirst" };

/** Message key by error code. */
function refusalOf(error: unknown): string {
  if (!(error instanceof AppError)) {
    log.error({ err: withoutQueryValues(error) }, "a consent could not be stored");
    return "failed";
  }
  if (error.code === "conflict") return error.messageKey.includes("hanged") ? "changed" : "notOpen";
  return codeOfField[error.fields[0]?.path ?? ""] ?? "failed";
}

/** Browsers send the local time of the form, which asks for Jakarta time. */
const inJakarta = (time: string | undefined) => (/^[\d-]+T[\d:]+$/.test(time ?? "") ? `${time}+07:00` : undefined);

const pageOf = (employeeId: string, refused?: string) =>
  `/dashboard/crew-management/${Number(employeeId)}/details?tab=upcoming-schedule${refused ? `&refused=${refused}#extension-answer` : "#extensions"}`;
const back = (location: string) => new Response(null, { status: 303, headers: { location } });

/** Record a seafarer's answer to an extension request, from a form that works without scripts. product 5.3 */
export async function POST(request: Request) {
  const actor = (await actorOfSession(request.headers)) ?? anonymousActor;
  let employeeId: string | undefined;
  try {
    assertSameOrigin(request);
    const form = sentForm.safeParse(await inputFromRequest(request, {})).data;
    if (!form) return back("/dashboard");
    employeeId = form.employeeId;
    const more = { consentStatus: form.answer, answeredAt: inJakarta(form.answeredAt) };
    await recordConsent.execute(callerOf(request.headers, actor, "action"), { ...form, ...more });
    return back(pageOf(employeeId));
  } catch (error) {
    return back(employeeId ? pageOf(employeeId, refusalOf(error)) : "/dashboard");
  }
}
