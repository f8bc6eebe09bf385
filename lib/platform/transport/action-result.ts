import type { FieldError } from "../errors";

export type ActionRefusal = { ok: false; status: number; message: string; code: string; errors: FieldError[] };
export type ActionResult<T> = { ok: true; data: T } | ActionRefusal;
