import type { PgTable } from "drizzle-orm/pg-core";

/**
 * What an erasure makes of a column or a row. destroy: null, or the row is deleted. replace: a value that names no one.
 * keep: required by law (pay, tax, agreements, service).
 */
export type Strategy = "destroy" | "replace" | "keep";

/** Where a person's archive holds what a table says of them, as a path in data.json, or why it does not. */
type Place = { in: string } | { why: string };

/** A record of the company with the account of its author. The archive's whatYouDid says what the person did. */
export const companyRecord: Place = {
  why: "who writes a record of the company: the record is the company's, and whatYouDid says what the person did",
};

type ColumnOf<T extends PgTable> = keyof T["$inferSelect"] & string;
type Declaration<C extends string> = {
  /** Every column that names a person: by id, account, name, address or number. None where a parent row names them. */
  by: readonly C[];
  /** Rows about one person alone: the archive lists them whole, and an erasure that destroys them deletes them. */
  own?: "crewId" & C;
  export: Place;
  erase: Strategy;
};
export type PersonalTable = Declaration<string> & { table: PgTable };

/** Declare that a table names people: by which columns, what the archive gives of it and what an erasure does. */
export const personal = <T extends PgTable>(table: T, declaration: Declaration<ColumnOf<T>>): PersonalTable => ({
  // The name of the owner's column is one of the table's.
  ...(declaration as Declaration<string>),
  table,
});
