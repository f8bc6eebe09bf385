import { log } from "../log";
import { observeRequest } from "./registry";

type Answered = Parameters<typeof observeRequest>[0] & { requestId: string | undefined };

const slowFrom = 1;

/** Count an answered request. Writes, failures and slow requests are logged as info, others as debug. */
export function answered({ requestId, ...request }: Answered) {
  observeRequest(request);
  const { kind, method, status, call, seconds } = request;
  const isTold = !["GET", "HEAD", "OPTIONS"].includes(method) || status >= 500 || seconds >= slowFrom;
  const line = { requestId, kind, method, status, ...(call ? { call } : {}), ms: Math.round(seconds * 1_000) };
  log[isTold ? "info" : "debug"](line, "request");
}
