import { log } from "../log";
import { observeRequest } from "./registry";

type AnsweredRequest = Parameters<typeof observeRequest>[0] & { requestId: string | undefined };

const slowSeconds = 1;

/** Count an answered request. Writes, failures and slow requests are logged as info, others as debug. */
export function recordRequest({ requestId, ...request }: AnsweredRequest) {
  observeRequest(request);
  const { kind, method, status, call, seconds } = request;
  const isLogged = !["GET", "HEAD", "OPTIONS"].includes(method) || status >= 500 || seconds >= slowSeconds;
  const line = { requestId, kind, method, status, ...(call ? { call } : {}), ms: Math.round(seconds * 1_000) };
  log[isLogged ? "info" : "debug"](line, "request");
}
