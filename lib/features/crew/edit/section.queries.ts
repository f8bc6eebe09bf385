import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { crew } from "@/db/schema/crew";
import { userIdOf } from "@/lib/access/actor";
import { redraftPeople } from "@/lib/features/rates/redraft.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { FieldError } from "@/lib/platform/errors";
import { parseInput, recordId } from "@/lib/platform/validation";
import { below, invalid, type Author, type EditScope } from "../sections/edit-scope.queries";
import { addOne, assertRemovable, replaceOne } from "../papers/edit.queries";
import { closePaper, findPaper, type HeldPaper } from "../papers/store.queries";
import { certificateForm, renewalIn, travelDocumentIn, type RenewableKind } from "../papers/schema";
import { columnsOf, isCadetRank, storedProblems } from "./person.queries";
import { editRows, type Edited } from "./row.queries";
import { rowSections, type RowSection } from "../sections/rows.schema";
import { asRecord } from "../schema";
import type { Person } from "../queries";
import { differing, heldOf, personProblems, personWarnings } from "../sections/rules";
import { personForms, personSections, type PersonChanges, type PersonSection } from "../sections/schema";
import { refreshCertificateValidity } from "../compliance/certificate-validity.queries";
import type { EditSection, SectionChange } from "../sections/update.schema";
import { assertWrites, rightOf } from "../sections/write-right.rules";

type Options = { author: Author; isOne: boolean };

const isPersonSection = (section: EditSection): section is PersonSection =>
  personSections.some((known) => known === section);
const isRowSection = (section: EditSection): section is RowSection => rowSections.some((known) => known === section);

/** Build the path of a field error. In the flat shape only the next of kin has its own key. */
const fieldPath = (path: string, isOne: boolean) => {
  const [section = "", ...rest] = path.split(".");
  return [...(!isOne && section === "next-of-kin" ? ["nextOfKin"] : []), ...rest].join(".");
};

/** Parse every section before refusing, so that all invalid fields are reported at once. */
function parsePerson(held: ReturnType<typeof heldOf>, changes: SectionChange[]) {
  const parsed: Record<string, unknown> = {};
  const problems: FieldError[] = [];
  const touched = new Set<string>();
  for (const { section, values } of changes) {
    if (!isPersonSection(section)) continue;
    const result = personForms[section].safeParse(differing(held[section], values));
    if (!result.success)
      problems.push(
        ...result.error.issues.map(({ path, message }) => ({ path: [section, ...path].join("."), message })),
      );
    const changed = differing(held[section], result.data ?? {});
    if (Object.keys(changed).length > 0) parsed[section] = changed;
    for (const field of Object.keys(changed)) touched.add(`${section}.${field}`);
  }
  // Each value was parsed by the form of its own section.
  return { parsed: parsed as PersonChanges, problems, touched };
}

async function editPerson(scope: EditScope, person: Person, changes: SectionChange[], { isOne }: Options) {
  const { db, actor, now } = scope;
  const { parsed, problems, touched } = parsePerson(heldOf(person), changes);
  const sections = personSections.filter((section) => [...touched].some((path) => path.startsWith(`${section}.`)));
  for (const section of sections) assertWrites(actor, rightOf[section]);
  const columns = columnsOf(person, parsed, now);
  const after = { ...person, ...columns };
  if (touched.size > 0) {
    const isCadet = await isCadetRank(db, after.positionId);
    problems.push(
      ...personProblems(after, touched, { today: dayOf(now), isCadet }),
      ...(problems.length > 0 ? [] : await storedProblems(db, after, columns)),
    );
  }
  if (problems.length > 0)
    throw invalid(...problems.map((problem) => ({ ...problem, path: fieldPath(problem.path, isOne) })));
  return { columns, after, touched: [...touched], warnings: personWarnings(after, touched) };
}

const kindOf = { coc: "coc", cop: "cop", "travel-documents": "travel-document" } as const satisfies Partial<
  Record<EditSection, RenewableKind>
>;
type PaperSection = keyof typeof kindOf;

const paperHead = z.object({
  id: recordId.nullish(),
  renews: recordId.nullish(),
  removed: z.preprocess((value) => value === true || value === "true", z.boolean()),
});
const heldValues = ({ number, issued, expired, description, fileId }: HeldPaper) => ({
  number,
  issued,
  expired,
  description,
  attachment: fileId,
});
const isEmptyRow = (raw: Record<string, unknown>) =>
  !raw.number && !raw.documentNumber && !raw.issued && !raw.attachment;

async function editPaper(
  scope: EditScope,
  person: Person,
  section: PaperSection,
  raw: Record<string, unknown>,
  author: Author,
  edited: Edited,
) {
  const kind = kindOf[section];
  const { id, renews, removed } = parseInput(paperHead, raw);
  const values = { ...raw, number: raw.number ?? raw.documentNumber };
  const own = id ?? renews;
  if (!own) {
    const form =
      kind === "travel-document" ? { kind, ...travelDocumentIn(raw) } : { kind, ...parseInput(certificateForm, raw) };
    const added = await addOne(scope, person, form, author);
    if (added.ignored) edited.ignored.push(added.name);
    else edited.added.push(added.id);
    return;
  }
  const old = await findPaper(scope.db, person.id, kind, own);
  if (removed) {
    await assertRemovable(scope.db, person, old);
    await closePaper(scope.db, old, { removedAt: scope.now, removedBy: author.userId });
    edited.removed.push(own);
  } else if (renews || Object.keys(differing(heldValues(old), values)).length > 0) {
    const { id: changed } = await replaceOne(scope, person, old, renewalIn(raw, old.expired === null), {
      author,
      isRenewal: Boolean(renews),
    });
    edited.changed.push(changed);
  }
}

const hasEdits = ({ added, changed, removed }: Edited) => added.length + changed.length + removed.length > 0;

async function editLists(
  scope: EditScope,
  person: Person,
  changes: SectionChange[],
  { author, isOne }: Options,
): Promise<Edited[]> {
  const lists: Edited[] = [];
  for (const { section, values } of changes) {
    if (isPersonSection(section)) continue;
    const rows = Array.isArray(values.rows) ? values.rows.map(asRecord) : [values];
    const pathOf = (index: number) =>
      isOne ? (Array.isArray(values.rows) ? `rows.${index}` : "") : `${section}.${index}`;
    if (isRowSection(section)) lists.push(await editRows(scope, person.id, section, { rows, author, pathOf }));
    else {
      const edited: Edited = { section, added: [], changed: [], removed: [], ignored: [] };
      for (const [index, raw] of rows.entries())
        if (raw.id || !isEmptyRow(raw))
          await below(pathOf(index), () => editPaper(scope, person, section, raw, author, edited));
      if (hasEdits(edited)) await refreshCertificateValidity(scope.db, [person.id]);
      lists.push(edited);
    }
    const last = lists.at(-1);
    if (last && hasEdits(last)) assertWrites(scope.actor, rightOf[section]);
  }
  return lists;
}

type SectionsEdited = { version: number; ignored: { section: EditSection; name: string }[]; warnings: string[] };

/** Columns whose values the audit entry stores; for others it only names the changed fields. */
const place = ({ positionId, vesselTypeId, employmentTypeId, joinedOn }: Person) => ({
  positionId,
  vesselTypeId,
  employmentTypeId,
  joinedOn,
});

/**
 * Write changes of sections to a record the caller has locked, with the permission of each section. Unchanged values
 * are not checked; without any change, version and audit log stay. D2 §5, product 5.11, 5.17 @throws forbidden, invalid
 * naming each field, conflict, rule
 */
export async function editSections(
  scope: EditScope,
  person: Person,
  changes: SectionChange[],
  options: Options,
): Promise<SectionsEdited> {
  const { db, now, audit, unchanged } = scope;
  const { columns, after, touched, warnings } = await editPerson(scope, person, changes, options);
  const lists = await editLists(scope, person, changes, options);
  const edited = lists.filter(hasEdits);
  const ignored = lists.flatMap(({ section, ignored: names }) => names.map((name) => ({ section, name })));
  if (touched.length === 0 && edited.length === 0) {
    unchanged();
    return { version: person.version, ignored, warnings };
  }
  await db
    .update(crew)
    .set({ ...columns, updatedAt: now, updatedBy: userIdOf(scope.actor), version: sql`${crew.version} + 1` })
    .where(eq(crew.id, person.id));
  if (columns.ptkpId !== undefined) await redraftPeople(db, [person.id]);
  if (columns.positionId !== undefined || columns.vesselTypeId !== undefined)
    await refreshCertificateValidity(db, [person.id]);
  audit({
    subject: person.id,
    divisionId: person.divisionId,
    before: place(person),
    after: { ...place(after), changed: touched, lists: edited.map(({ ignored: _, ...ids }) => ids) },
  });
  return { version: person.version + 1, ignored, warnings };
}
