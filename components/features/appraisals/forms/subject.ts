/** A version of the questions as its dialogs need it. */
export type FormSubject = { id: number; version: number; date: string; questions: number; courses: number };
/** Versions a new one may be a copy of. */
export type CopyFrom = { id: number; date: string }[];
