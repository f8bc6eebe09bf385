import { withoutQueryValues } from "@/db/query-failure";
import { isUnreachable } from "@/db/availability";
import { AppError, splitMessage } from "../errors";
import { translator } from "../i18n/messages";
import type { Locale } from "../i18n/locales";
import { log } from "../log";
import type { Refusal } from "./action-result";

/**
 * Build the error a caller receives: refusals in their language, anything else as an unexpected error with a request
 * id.
 */
export function refusalOf(failure: unknown, locale: Locale, requestId: string, operation: string): Refusal {
  const translate = translator(locale);
  const error = isUnreachable(failure) ? new AppError("unavailable", "errors.databaseAway") : failure;
  if (!(error instanceof AppError)) {
    const { name, stack } = withoutQueryValues(error);
    log.error({ requestId, operation, name, stack }, "operation failed");
    return { status: 500, message: translate("errors.unexpected", { requestId }), code: "unexpected", errors: [] };
  }
  const errors = error.fields.map(({ path, message }) => {
    const { key, values } = splitMessage(message);
    return { path, message: translate(key, values) };
  });
  return { status: error.status, message: translate(error.messageKey, error.values), code: error.wireCode, errors };
}
