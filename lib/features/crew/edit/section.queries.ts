import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { crew } from "@/db/schema/crew";
import { userIdOf } from "@/lib/access/actor";
import { redraftPeople } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { FieldError } from "@/lib/platform/errors";
import { parseInput, recordId } from "@/lib/platform/validation";
import { withPathPrefix, invalid, type Author, type EditScope } from "../sections/edit-scope.queries";
import { addDocumentRow, assertRemovable, replaceDocument } from "../documents/edit-document.queries";
import { closeDocument, findCurrentDocument, type CurrentDocument } from "../documents/current-documents.queries";
import { certificateForm, renewalIn, travelDocumentIn, type RenewableKind } from "../documents/schema";
import { columnsOf, isCadetRank, databaseProblems } from "./person.queries";
import { editRows, type Edited } from "./row.queries";
import { rowSections, type RowSection } from "../sections/rows.schema";
import { asRecord } from "../schema";
import type { Person } from "../queries";
import { changedValues, personFormValues, personProblems, personWarnings } from "../sections/rules";
import { personForms, personSections, type PersonChanges, type PersonSection } from "../sections/schema";
import { refreshCertificateValidity } from "../compliance/certificate-validity.queries";
import type { EditSection, SectionChange } from "../sections/update.schema";
import { assertWrites, writePermissions } from "../sections/write-permission.rules";

type Options = { author: Author; isOne: boolean };

const isPersonSection = (section: EditSection): section is PersonSection =>
  personSections.some((option) => option === section);
const isRowSection = (section: EditSection): section is RowSection => rowSections.some((option) => option === section);

/** Build the path of a field error. In the flat shape only the next of kin has its own key. */
const fieldPath = (path: string, isOne: boolean) => {
  const [section = "", ...rest] = path.split(".");
  return [...(!isOne && section === "next-of-kin" ? ["nextOfKin"] : []), ...rest].join(".");
};

/** Parse every section before refusing, so that all invalid fields are reported at once. */
function parsePerson(stored: ReturnType<typeof personFormValues>, changes: SectionChange[]) {
  const parsed: Record<string, unknown> = {};
  const problems: FieldError[] = [];
  const changedFields = new Set<string>();
  for (const { section, values } of changes) {
    if (!isPersonSection(section)) continue;
    const result = personForms[section].safeParse(changedValues(stored[section], values));
    if (!result.success)
      problems.push(
        ...result.error.issues.map(({ path, message }) => ({ path: [section, ...path].join("."), message })),
      );
    const changed = changedValues(stored[section], result.data ?? {});
    if (Object.keys(changed).length > 0) parsed[section] = changed;
    for (const field of Object.keys(changed)) changedFields.add(`${section}.${field}`);
  }
  // Each value was parsed by the form of its own section.
  return { parsed: parsed as PersonChanges, problems, touched: changedFields };
}

async function editPerson(scope: EditScope, person: Person, changes: SectionChange[], { isOne }: Options) {
  const { db, actor, now } = scope;
  const { parsed, problems, touched: changedFields } = parsePerson(personFormValues(person), changes);
  const sections = personSections.filter((section) =>
    [...changedFields].some((path) => path.startsWith(`${section}.`)),
  );
  for (const section of sections) assertWrites(actor, writePermissions[section]);
  const columns = columnsOf(person, parsed, now);
  const after = { ...person, ...columns };
  if (changedFields.size > 0) {
    const isCadet = await isCadetRank(db, after.positionId);
    problems.push(
      ...personProblems(after, changedFields, { today: dayOf(now), isCadet }),
      ...(problems.length > 0 ? [] : await databaseProblems(db, after, columns)),
    );
  }
  if (problems.length > 0)
    throw invalid(...problems.map((problem) => ({ ...problem, path: fieldPath(problem.path, isOne) })));
  return { columns, after, changedFields: [...changedFields], warnings: personWarnings(after, changedFields) };
}

const kindOf = { coc: "coc", cop: "cop", "travel-documents": "travel-document" } as const satisfies Partial<
  Record<EditSection, RenewableKind>
>;
type DocumentSection = keyof typeof kindOf;

const documentHead = z.object({
  id: recordId.nullish(),
  renews: recordId.nullish(),
  removed: z.preprocess((value) => value === true || value === "true", z.boolean()),
});
const currentValues = ({ number, issued, expired, description, fileId }: CurrentDocument) => ({
  number,
  issued,
  expired,
  description,
  attachment: fileId,
});
const isEmptyRow = (raw: Record<string, unknown>) =>
  !raw.number && !raw.documentNumber && !raw.issued && !raw.attachment;

async function editDocument(
  scope: EditScope,
  person: Person,
  section: DocumentSection,
  raw: Record<string, unknown>,
  author: Author,
  edited: Edited,
) {
  const kind = kindOf[section];
  const { id, renews, removed } = parseInput(documentHead, raw);
  const values = { ...raw, number: raw.number ?? raw.documentNumber };
  const documentId = id ?? renews;
  if (!documentId) {
    const form =
      kind === "travel-document" ? { kind, ...travelDocumentIn(raw) } : { kind, ...parseInput(certificateForm, raw) };
    const added = await addDocumentRow(scope, person, form, author);
    if (added.ignored) edited.ignored.push(added.name);
    else edited.added.push(added.id);
    return;
  }
  const old = await findCurrentDocument(scope.db, person.id, kind, documentId);
  if (removed) {
    await assertRemovable(scope.db, person, old);
    await closeDocument(scope.db, old, { removedAt: scope.now, removedBy: author.userId });
    edited.removed.push(documentId);
  } else if (renews || Object.keys(changedValues(currentValues(old), values)).length > 0) {
    const { id: changed } = await replaceDocument(scope, person, old, renewalIn(raw, old.expired === null), {
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
          await withPathPrefix(pathOf(index), () => editDocument(scope, person, section, raw, author, edited));
      if (hasEdits(edited)) await refreshCertificateValidity(scope.db, [person.id]);
      lists.push(edited);
    }
    const last = lists.at(-1);
    if (last && hasEdits(last)) assertWrites(scope.actor, writePermissions[section]);
  }
  return lists;
}

type SectionsEdited = { version: number; ignored: { section: EditSection; name: string }[]; warnings: string[] };

/** Columns whose values the audit entry stores; for others it only names the changed fields. */
const auditedColumns = ({ positionId, vesselTypeId, employmentTypeId, joinedOn }: Person) => ({
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
  const { columns, after, changedFields, warnings } = await editPerson(scope, person, changes, options);
  const lists = await editLists(scope, person, changes, options);
  const edited = lists.filter(hasEdits);
  const ignored = lists.flatMap(({ section, ignored: names }) => names.map((name) => ({ section, name })));
  if (changedFields.length === 0 && edited.length === 0) {
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
    before: auditedColumns(person),
    after: { ...auditedColumns(after), changed: changedFields, lists: edited.map(({ ignored: _, ...ids }) => ids) },
  });
  return { version: person.version + 1, ignored, warnings };
}
