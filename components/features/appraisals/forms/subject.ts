/** A form version as its dialogs need it. */
export type FormSubject = { id: number; version: number; date: string; questions: number; courses: number };
/** Versions that a new one can copy. */
export type CopyFrom = { id: number; date: string }[];
