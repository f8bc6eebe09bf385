import pino from "pino";

/** JSON lines; nothing that names a person is ever passed in, and these paths are cut in case it is. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ["email", "*.email", "password", "*.password", "token", "*.token", "headers"],
    censor: "[redacted]",
  },
});
