import { AppError, splitMessage, type FieldError } from "../errors";
import { translator } from "../i18n/messages";
import type { Locale } from "../i18n/locales";
import { log } from "../log";

export type Refusal = { status: number; message: string; code: string; errors: FieldError[] };

/** What a caller is told: refusals in their language, anything else as an unnamed failure with a request id. */
export function refusalOf(error: unknown, locale: Locale, requestId: string, operation: string): Refusal {
  const translate = translator(locale);
  if (!(error instanceof AppError)) {
    const { name, message, stack } = error instanceof Error ? error : { name: "unknown", message: String(error), stack: "" };
    log.error({ requestId, operation, name, stack: stack ?? message }, "operation failed");
    return { status: 500, message: translate("errors.unexpected", { requestId }), code: "unexpected", errors: [] };
  }
  const errors = error.fields.map(({ path, message }) => {
    const { key, values } = splitMessage(message);
    return { path, message: translate(key, values) };
  });
  return { status: error.status, message: translate(error.messageKey, error.values), code: error.wireCode, errors };
}
