import { z } from "zod";
import { withoutQueryValues } from "@/db/query-failure";
import { anonymousActor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { uploadFile } from "@/lib/features/files/upload-file";
import { decideAsEmployee } from "@/lib/features/manning/approvals/decide-as-employee";
import { decideAsPrincipal } from "@/lib/features/manning/approvals/decide-as-principal";
import { AppError } from "@/lib/platform/errors";
import { inputFromRequest } from "@/lib/platform/input/input-of";
import { log } from "@/lib/platform/log";
import type { Caller } from "@/lib/platform/operation";
import { callerOf } from "@/lib/platform/transport/caller";
import { insideInput } from "@/lib/platform/transport/rename-for-calls";
import { assertSameOrigin } from "@/lib/platform/transport/same-origin";

const sentForm = z.looseObject({
  party: z.enum(["principal", "employee"]),
  vesselId: z.string(),
  vesselCrewId: z.string(),
  employeeId: z.string(),
  assignmentOn: z.string(),
  jobPositionId: z.string(),
  answer: z.string().optional(),
  answeredAt: z.string().optional(),
  hasRead: z.string().optional(),
  evidence: z.file().optional(),
});
type Sent = z.output<typeof sentForm>;

/** The page that contains the form. */
function pageOf({ party, vesselId, vesselCrewId, employeeId, assignmentOn, jobPositionId }: Sent, refused?: string) {
  const query = new URLSearchParams(
    party === "principal"
      ? { vcid: vesselCrewId, emp: employeeId, ao: assignmentOn, vid: vesselId, joi: jobPositionId }
      : { tab: "upcoming-schedule" },
  );
  if (refused) query.set("refused", refused);
  const path = party === "principal" ? "/dashboard" : `/dashboard/crew-management/${Number(employeeId)}/details`;
  return `${path}?${query}${refused ? "#answer" : ""}`;
}

const codeOfField: Record<string, string> = {
  reason: "reasonHint",
  evidenceFileId: "evidenceFileHint",
  fileContent: "evidenceFileHint",
};

/** Documented error messages by answer. D2 §8 */
const failureOf = (answer: string | undefined) => (answer === "Rejected" ? "rejectFailed" : "approveFailed");

/** Message key by error code. */
function refusalOf(error: unknown, answer: string | undefined): string {
  if (!(error instanceof AppError)) {
    log.error({ err: withoutQueryValues(error) }, "an answer could not be stored");
    return failureOf(answer);
  }
  if (error.code === "conflict") return error.messageKey.includes("hanged") ? "changed" : "notOpen";
  if (error.code === "too-large" || error.code === "unsupported-type") return "evidenceFileHint";
  return codeOfField[error.fields[0]?.path ?? ""] ?? failureOf(answer);
}

/** Browsers send the local time of the form, which asks for Jakarta time. */
const inJakarta = (time: string | undefined) => (/^[\d-]+T[\d:]+$/.test(time ?? "") ? `${time}+07:00` : undefined);

async function store(caller: Caller, { party, answer, answeredAt, evidence, ...form }: Sent) {
  const operation = party === "principal" ? decideAsPrincipal : decideAsEmployee;
  const evidenceFileId =
    evidence && evidence.size > 0
      ? (await uploadFile.execute(caller, { fileType: "contract", fileContent: evidence })).fileId
      : undefined;
  const hasRead = form.hasRead === "on";
  const more = { hasRead, assignmentStatus: answer, evidenceFileId, answeredAt: inJakarta(answeredAt) };
  await operation.execute(caller, insideInput(operation, { ...form, ...more }));
}

const back = (location: string) => new Response(null, { status: 303, headers: { location } });

/**
 * Record answers of signed-in users, from a form that works without scripts. Redirects back to its page. product 5.8
 */
export async function POST(request: Request) {
  const actor = (await actorOfSession(request.headers)) ?? anonymousActor;
  let form: Sent | undefined;
  try {
    assertSameOrigin(request);
    form = sentForm.safeParse(await inputFromRequest(request, {})).data;
    if (!form) return back("/dashboard");
    if (!form.hasRead) return back(pageOf(form, "tickFirst"));
    await store(callerOf(request.headers, actor, "action"), form);
    return back(pageOf(form));
  } catch (error) {
    return back(form ? pageOf(form, refusalOf(error, form.answer)) : "/dashboard");
  }
}
