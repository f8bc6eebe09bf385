import { z } from "zod";
import { refused } from "@/lib/platform/errors";
import { parseInput } from "@/lib/platform/validation";
import { withPathPrefix, invalid, type Author, type EditScope } from "../sections/edit-scope.queries";
import {
  educationTable,
  seaServiceTable,
  trainingTable,
  type RowTable,
  type CurrentRow,
} from "../sections/row-tables.queries";
import type { RowSection } from "../sections/rows.schema";
import { changedValues } from "../sections/rules";
import { recordId } from "@/lib/platform/validation";
import type { EditSection } from "../sections/update.schema";

const maxRows = 200;

type RowChanges = { section: EditSection; added: number[]; changed: number[]; removed: number[] };
export type Edited = RowChanges & { ignored: string[] };
type Rows = { rows: Record<string, unknown>[]; author: Author; pathOf(index: number): string };

const head = z.object({
  id: recordId.nullish(),
  removed: z.preprocess((value) => value === true || value === "true", z.boolean()),
});

/** Refuse rows that are gone or that check-in created. @throws invalid, rule */
function editable<V>(row: CurrentRow<V> | undefined): CurrentRow<V> {
  if (!row) throw invalid({ path: "id", message: "crew.edit.rowGone" });
  if (row.isFixed) throw refused("crew.edit.boardRecord");
  return row;
}

/** Open one list of a record for editing. */
async function openList<V extends object>({ db, now }: EditScope, crewId: number, table: RowTable<V>, author: Author) {
  const rowsById = new Map((await table.currentRows(db, crewId)).map((row) => [row.id, row]));
  const hadProblem = table.problemOf([...rowsById.values()]) !== null;
  const isTaken = (row: V, except = 0) =>
    [...rowsById.values()].some((existing) => existing.id !== except && table.isDuplicate(row, existing));
  const withFile = (row: V, before?: V) =>
    table.withFile(db, row, { crewId, author, currentFileId: before ? table.attachmentOf(before) : null });

  async function remove(id: number) {
    const current = editable(rowsById.get(id));
    await table.remove(db, current.id, { removedAt: now, removedBy: author.userId });
    rowsById.delete(current.id);
  }
  async function change(id: number, raw: Record<string, unknown>): Promise<boolean> {
    const before = rowsById.get(id);
    if (before && Object.keys(changedValues(before, raw)).length === 0) return false;
    const current = editable(before);
    const row = await withFile(parseInput(table.form, { ...current, ...raw }), current);
    if (isTaken(row, id)) throw invalid({ path: "id", message: "crew.edit.duplicate" });
    await table.change(db, id, row);
    rowsById.set(id, { ...current, ...row });
    return true;
  }
  async function add(raw: Record<string, unknown>): Promise<{ id: number } | { ignored: string }> {
    const parsed = parseInput(table.form, raw);
    if (isTaken(parsed)) return { ignored: table.nameOf(parsed) };
    if (rowsById.size >= maxRows) throw refused("crew.edit.tooManyRows", { most: maxRows });
    const row = await withFile(parsed);
    const [stored] = await table.add(db, row, { crewId, createdAt: now, createdBy: author.userId });
    if (!stored) throw new Error("row was not stored");
    rowsById.set(stored.id, { ...row, id: stored.id, isFixed: false });
    return stored;
  }
  const problem = () => (hadProblem ? null : table.problemOf([...rowsById.values()]));
  return { remove, change, add, problem };
}

async function applyRows<V extends object>(
  scope: EditScope,
  crewId: number,
  section: RowSection,
  table: RowTable<V>,
  { rows, author, pathOf }: Rows,
): Promise<Edited> {
  const list = await openList(scope, crewId, table, author);
  const edited: Edited = { section, added: [], changed: [], removed: [], ignored: [] };
  for (const [index, raw] of rows.entries()) {
    await withPathPrefix(pathOf(index), async () => {
      const { id, removed } = parseInput(head, raw);
      if (id && removed) {
        await list.remove(id);
        edited.removed.push(id);
      } else if (id) edited.changed.push(...((await list.change(id, raw)) ? [id] : []));
      else {
        const added = await list.add(raw);
        if ("id" in added) edited.added.push(added.id);
        else edited.ignored.push(added.ignored);
      }
      const problem = list.problem();
      if (problem) throw invalid(problem);
    });
  }
  return edited;
}

/**
 * Add, change and remove rows of education, training or sea service; the caller has locked the person. D2 §5 @throws
 * invalid, rule
 */
export function editRows(scope: EditScope, crewId: number, section: RowSection, rows: Rows): Promise<Edited> {
  if (section === "education") return applyRows(scope, crewId, section, educationTable, rows);
  return section === "training"
    ? applyRows(scope, crewId, section, trainingTable, rows)
    : applyRows(scope, crewId, section, seaServiceTable, rows);
}
