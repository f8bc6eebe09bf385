import pino from "pino";
import { currentRequestId } from "@/db/request-id";

/** Logger of JSON lines. Personal data is never logged; these paths are redacted in case it is. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ requestId: currentRequestId() }),
  redact: ["email", "*.email", "password", "*.password", "token", "*.token", "headers"],
});
