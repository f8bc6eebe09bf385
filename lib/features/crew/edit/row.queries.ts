import { z } from "zod";
import { refused } from "@/lib/platform/errors";
import { parseInput } from "@/lib/platform/validation";
import { below, invalid, type Author, type EditScope } from "../sections/edit-scope.queries";
import {
  educationTable,
  seaServiceTable,
  trainingTable,
  type RowTable,
  type HeldRow,
} from "../sections/row-tables.queries";
import type { RowSection } from "../sections/rows.schema";
import { differing } from "../sections/rules";
import { recordId } from "@/lib/platform/validation";
import type { EditSection } from "../sections/update.schema";

const mostRows = 200;

type RowChanges = { section: EditSection; added: number[]; changed: number[]; removed: number[] };
export type Edited = RowChanges & { ignored: string[] };
type Rows = { rows: Record<string, unknown>[]; author: Author; pathOf(index: number): string };

const head = z.object({
  id: recordId.nullish(),
  removed: z.preprocess((value) => value === true || value === "true", z.boolean()),
});

/** Refuse rows that are gone or that check-in created. @throws invalid, rule */
function editable<V>(row: HeldRow<V> | undefined): HeldRow<V> {
  if (!row) throw invalid({ path: "id", message: "crew.edit.rowGone" });
  if (row.isFixed) throw refused("crew.edit.boardRecord");
  return row;
}

/** Open one list of a record for editing. */
async function open<V extends object>({ db, now }: EditScope, crewId: number, table: RowTable<V>, author: Author) {
  const held = new Map((await table.held(db, crewId)).map((row) => [row.id, row]));
  const wasWrong = table.problemOf([...held.values()]) !== null;
  const isTaken = (row: V, except = 0) =>
    [...held.values()].some((other) => other.id !== except && table.isDuplicate(row, other));
  const withFile = (row: V, before?: V) =>
    table.withFile(db, row, { crewId, author, held: before ? table.attachmentOf(before) : null });

  async function remove(id: number) {
    const own = editable(held.get(id));
    await table.remove(db, own.id, { removedAt: now, removedBy: author.userId });
    held.delete(own.id);
  }
  async function change(id: number, raw: Record<string, unknown>): Promise<boolean> {
    const before = held.get(id);
    if (before && Object.keys(differing(before, raw)).length === 0) return false;
    const own = editable(before);
    const row = await withFile(parseInput(table.form, { ...own, ...raw }), own);
    if (isTaken(row, id)) throw invalid({ path: "id", message: "crew.edit.duplicate" });
    await table.change(db, id, row);
    held.set(id, { ...own, ...row });
    return true;
  }
  async function add(raw: Record<string, unknown>): Promise<{ id: number } | { ignored: string }> {
    const parsed = parseInput(table.form, raw);
    if (isTaken(parsed)) return { ignored: table.nameOf(parsed) };
    if (held.size >= mostRows) throw refused("crew.edit.tooManyRows", { most: mostRows });
    const row = await withFile(parsed);
    const [stored] = await table.add(db, row, { crewId, createdAt: now, createdBy: author.userId });
    if (!stored) throw new Error("row was not stored");
    held.set(stored.id, { ...row, id: stored.id, isFixed: false });
    return stored;
  }
  const problem = () => (wasWrong ? null : table.problemOf([...held.values()]));
  return { remove, change, add, problem };
}

async function applyRows<V extends object>(
  scope: EditScope,
  crewId: number,
  section: RowSection,
  table: RowTable<V>,
  { rows, author, pathOf }: Rows,
): Promise<Edited> {
  const list = await open(scope, crewId, table, author);
  const edited: Edited = { section, added: [], changed: [], removed: [], ignored: [] };
  for (const [index, raw] of rows.entries()) {
    await below(pathOf(index), async () => {
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
