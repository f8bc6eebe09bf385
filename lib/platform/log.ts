import pino from "pino";
import { currentRequestId } from "@/db/request-id";

/** JSON lines; nothing that names a person is ever passed in, and these paths are cut in case it is. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ requestId: currentRequestId() }),
  redact: ["email", "*.email", "password", "*.password", "token", "*.token", "headers"],
});
