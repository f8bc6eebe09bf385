import type { FieldError } from "../errors";

export type Refusal = { status: number; message: string; code: string; errors: FieldError[] };
type ActionRefusal = { ok: false } & Refusal;
export type ActionResult<T> = { ok: true; data: T } | ActionRefusal;
