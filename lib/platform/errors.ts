const errorStatus = {
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  "wrong-method": 405,
  "too-large": 413,
  "unsupported-type": 415,
  conflict: 409,
  rule: 400,
  invalid: 422,
  "too-many": 429,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

export type FieldError = { path: string; message: string };
export type MessageValues = Record<string, string | number>;

/** A refusal that may be shown to people. messageKey and all field messages are message keys (see messageOf). */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly messageKey: string,
    readonly values: MessageValues = {},
    readonly fields: FieldError[] = [],
    readonly wireCode: string = code,
  ) {
    super(messageKey);
  }
  get status() {
    return errorStatus[this.code];
  }
}

export const notFound = (messageKey = "errors.notFound") => new AppError("not-found", messageKey);
export const refused = (key: string, values?: MessageValues, code?: string) =>
  new AppError("rule", key, values, [], code);

/** Encode a message key with values as one string, because zod messages are text only. */
export const messageOf = (key: string, values: MessageValues = {}) =>
  `${key}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()}`;

export function splitMessage(message: string): { key: string; values: MessageValues } {
  const [key = "", query = ""] = message.split("?");
  return { key, values: Object.fromEntries(new URLSearchParams(query)) };
}
