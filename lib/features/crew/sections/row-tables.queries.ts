import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { Executor, Transaction } from "@/db/client";
import { crewEducations, crewSeaServices, crewTrainings } from "@/db/schema/crew";
import { isSameName } from "@/lib/platform/names";
import { hasTripleOverlap } from "./edit.rules";
import { claimFile, type Author } from "./edit-scope.queries";
import {
  educationForm,
  seaServiceForm,
  trainingForm,
  type EducationValues,
  type SeaServiceValues,
  type TrainingValues,
} from "./rows.schema";

/** A current row. isFixed: created by check-in and check-out, not editable. */
export type CurrentRow<V> = V & { id: number; isFixed: boolean };
type Stamp = { crewId: number; createdAt: Date; createdBy: number | null };
type Use = { crewId: number; author: Author; currentFileId: string | null };

/** How the rows of a section are stored: table, form and duplicates. */
export type RowTable<V> = {
  form: z.ZodType<V>;
  nameOf(row: V): string;
  isDuplicate(row: V, other: V): boolean;
  /** Return the problem of the whole list as field and message. */
  problemOf(rows: readonly V[]): { path: string; message: string } | null;
  currentRows(db: Executor, crewId: number): Promise<CurrentRow<V>[]>;
  withFile(db: Transaction, row: V, use: Use): Promise<V>;
  attachmentOf(row: V): string | null;
  add(db: Transaction, row: V, stamp: Stamp): Promise<{ id: number }[]>;
  change(db: Transaction, id: number, row: V): Promise<unknown>;
  remove(db: Transaction, id: number, stamp: { removedAt: Date; removedBy: number | null }): Promise<unknown>;
};

const withoutFile = {
  withFile: async <V>(_db: Transaction, row: V) => row,
  attachmentOf: () => null,
  problemOf: () => null,
};

export const educationTable: RowTable<EducationValues> = {
  ...withoutFile,
  form: educationForm,
  nameOf: ({ universityName, major }) => `${major}, ${universityName}`,
  isDuplicate: (row, other) =>
    (["universityName", "degree", "major"] as const).every((field) => isSameName(row[field], other[field])),
  currentRows: async (db, crewId) => {
    const rows = await db
      .select()
      .from(crewEducations)
      .where(and(eq(crewEducations.crewId, crewId), isNull(crewEducations.removedAt)));
    return rows.map((row) => ({ ...row, isFixed: false }));
  },
  add: (db, row, stamp) =>
    db
      .insert(crewEducations)
      .values({ ...row, ...stamp })
      .returning({ id: crewEducations.id }),
  change: (db, id, row) => db.update(crewEducations).set(row).where(eq(crewEducations.id, id)),
  remove: (db, id, stamp) => db.update(crewEducations).set(stamp).where(eq(crewEducations.id, id)),
};

export const trainingTable: RowTable<TrainingValues> = {
  ...withoutFile,
  form: trainingForm,
  nameOf: ({ training, institution }) => `${training}, ${institution}`,
  isDuplicate: (row, other) =>
    isSameName(row.training, other.training) && isSameName(row.institution, other.institution),
  currentRows: async (db, crewId) => {
    const rows = await db
      .select()
      .from(crewTrainings)
      .where(and(eq(crewTrainings.crewId, crewId), isNull(crewTrainings.removedAt)));
    return rows.map((row) => ({ ...row, isFixed: false }));
  },
  add: (db, row, stamp) =>
    db
      .insert(crewTrainings)
      .values({ ...row, ...stamp })
      .returning({ id: crewTrainings.id }),
  change: (db, id, row) => db.update(crewTrainings).set(row).where(eq(crewTrainings.id, id)),
  remove: (db, id, stamp) => db.update(crewTrainings).set(stamp).where(eq(crewTrainings.id, id)),
};

export const seaServiceTable: RowTable<SeaServiceValues> = {
  form: seaServiceForm,
  nameOf: ({ position, companyName }) => `${position}, ${companyName}`,
  isDuplicate: (row, other) =>
    isSameName(row.position, other.position) && isSameName(row.companyName, other.companyName),
  problemOf: (rows) =>
    hasTripleOverlap(rows.map(({ onBoard, offBoard }) => ({ onBoard, offBoard: offBoard || null })))
      ? { path: "onBoard", message: "crew.edit.seaServiceOverlap" }
      : null,
  withFile: async (db, row, use) => ({ ...row, attachment: await claimFile(db, row.attachment, use) }),
  attachmentOf: ({ attachment }) => attachment,
  currentRows: async (db, crewId) => {
    const rows = await db
      .select()
      .from(crewSeaServices)
      .where(and(eq(crewSeaServices.crewId, crewId), isNull(crewSeaServices.removedAt)));
    return rows.map(({ fileId, offBoard, assignmentId, ...row }) => ({
      ...row,
      attachment: fileId,
      offBoard: offBoard ?? "",
      isFixed: assignmentId !== null,
    }));
  },
  add: (db, { attachment, ...row }, stamp) =>
    db
      .insert(crewSeaServices)
      .values({ ...row, ...stamp, fileId: attachment })
      .returning({ id: crewSeaServices.id }),
  change: (db, id, { attachment, ...row }) =>
    db
      .update(crewSeaServices)
      .set({ ...row, fileId: attachment })
      .where(eq(crewSeaServices.id, id)),
  remove: (db, id, stamp) => db.update(crewSeaServices).set(stamp).where(eq(crewSeaServices.id, id)),
};
