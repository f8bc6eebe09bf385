import { addYears } from "@/lib/platform/calendar/dates";
import { messageOf } from "@/lib/platform/errors";
import { isSameName } from "@/lib/platform/names";
import { isNikConsistent } from "../sections/edit.rules";
import { columnOf, columnsOfSheet, personKeys, requiredColumns, type PersonColumn } from "./columns.rules";
import { maxShown, type ImportedDocument, type DocumentLine, type PersonLine, type Problem } from "./row.rules";
import { sheetNames, type ImportMode } from "./schema";
import { isSameNumber, isSameDocument, maxDocuments, numberProblem } from "../documents/number.rules";
import type { Person } from "../queries";
import { changedValues, personFormValues, isNamedAlike } from "../sections/rules";
import { personSections, type PersonChanges } from "../sections/schema";
import { minAges } from "../sections/values.schema";

/** A person on record that a file may refer to. isOpen: of the actor's division and not erased. */
export type PersonOnRecord = Person & { isOpen: boolean };
export type DocumentOnRecord = ImportedDocument & { id: number; crewId: number; fileId: string | null };
export type Facts = {
  people: readonly PersonOnRecord[];
  documents: readonly DocumentOnRecord[];
  pairs: ReadonlySet<string>;
  cadetRanks: ReadonlySet<number>;
  /** Retired options of lists: not assigned any more, but kept by those who hold one. */
  retired: ReadonlySet<number>;
};
export const pairOf = (positionId: number, vesselTypeId: number) => `${positionId}/${vesselTypeId}`;

export type Creation = { line: number; employeeNumber: string | null; changes: PersonChanges };
export type Update = { line: number; id: number; changes: PersonChanges };
/** The owner of a document: a person on record, or the line of the crew sheet that creates one. */
type Owner = { id: number } | { line: number };
/** A document to store. fileId: the scan of the document it corrects. */
export type NewDocument = {
  line: number;
  owner: Owner;
  document: ImportedDocument;
  replaces: number | null;
  fileId: string | null;
};
export type Plan = {
  creates: Creation[];
  updates: Update[];
  documents: NewDocument[];
  unchanged: { people: number; documents: number };
  skipped: { people: number; documents: number };
  problems: Problem[];
};

type IdentityIndex = {
  byCode: Map<string, PersonOnRecord>;
  byNumber: Map<string, PersonOnRecord>;
  byId: Map<string, PersonOnRecord>;
};

const identityIndex = (people: readonly PersonOnRecord[]): IdentityIndex => ({
  byCode: new Map(people.flatMap((person) => (person.seafarerCode ? [[person.seafarerCode, person]] : []))),
  byNumber: new Map(people.map((person) => [person.employeeNumber.toUpperCase(), person])),
  byId: new Map(people.flatMap((person) => (person.idNumber ? [[person.idNumber, person]] : []))),
});

type AddProblem = (column: PersonColumn, message: string, severity?: Problem["severity"]) => void;

type Keys = Pick<PersonLine, "employeeNumber" | "seafarerCode">;

/** Find a person on record by employee number if given, else by seafarer code. */
const findByKeys = ({ employeeNumber, seafarerCode }: Keys, { byNumber, byCode }: IdentityIndex) =>
  (employeeNumber ? byNumber.get(employeeNumber) : undefined) ?? (seafarerCode ? byCode.get(seafarerCode) : undefined);

/** Whether the line's keys belong to two people, or one differs from the record. */
const keysConflict = ({ employeeNumber, seafarerCode }: Keys, person: PersonOnRecord) =>
  (seafarerCode !== "" && person.seafarerCode !== null && person.seafarerCode !== seafarerCode) ||
  (employeeNumber !== "" && person.employeeNumber.toUpperCase() !== employeeNumber);

/**
 * Find the person on record a line refers to; null for a new person in modes that add people. Lines about people the
 * actor may not change get the same message as unknown people, so that a file reveals nothing about them.
 */
function matchExistingPerson(
  line: PersonLine,
  index: IdentityIndex,
  mode: ImportMode,
  addProblem: AddProblem,
): PersonOnRecord | null {
  const { employeeNumber, seafarerCode } = line;
  if (mode === "create") return null;
  const person = mode === "update" && employeeNumber ? index.byNumber.get(employeeNumber) : findByKeys(line, index);
  const key = employeeNumber ? "employeeNumber" : "seafarerCode";
  if (person?.isOpen) {
    if (keysConflict(line, person)) addProblem("seafarerCode", "crew-import.problems.keysDisagree");
    return person;
  }
  if (!employeeNumber && !seafarerCode) addProblem("seafarerCode", "crew-import.problems.noKey");
  else if (mode === "update") addProblem(key, "crew-import.problems.personNotFound");
  else if (person) addProblem(key, "crew-import.problems.exists");
  return null;
}

const valueOf = (changes: PersonChanges, key: "seafarerCode" | "idNumber") =>
  (key === "seafarerCode" ? changes.personal?.seaFarerId : changes.personal?.idCardNo) ?? null;

/** Check that codes and numbers belong to no other person on record. */
function checkUnique(
  line: PersonLine,
  existing: PersonOnRecord | null,
  { byCode, byId, byNumber }: IdentityIndex,
  addProblem: AddProblem,
) {
  const isTaken = (match: PersonOnRecord | undefined) => match !== undefined && match.id !== existing?.id;
  const [code, idNumber] = [valueOf(line.changes, "seafarerCode"), valueOf(line.changes, "idNumber")];
  if (code && isTaken(byCode.get(code)))
    addProblem("seafarerCode", existing ? "crew.edit.seafarerCodeTaken" : "crew-import.problems.exists");
  if (idNumber && isTaken(byId.get(idNumber))) addProblem("idNumber", "crew.edit.idNumberTaken");
  if (!existing && line.employeeNumber && byNumber.has(line.employeeNumber))
    addProblem("employeeNumber", "crew-import.problems.exists");
}

/** Check that codes and numbers occur once within the file. */
function checkDuplicateInFile(
  line: PersonLine,
  existing: PersonOnRecord | null,
  firstLines: Map<string, number>,
  addProblem: AddProblem,
) {
  const checkOnce = (column: PersonColumn, value: string) => {
    const before = firstLines.get(`${column} ${value}`);
    if (before === undefined) firstLines.set(`${column} ${value}`, line.line);
    else addProblem(column, messageOf("crew-import.problems.twice", { line: before }));
  };
  const idNumber = valueOf(line.changes, "idNumber");
  if (line.seafarerCode) checkOnce("seafarerCode", line.seafarerCode);
  if (idNumber) checkOnce("idNumber", idNumber);
  if (line.employeeNumber) checkOnce("employeeNumber", line.employeeNumber);
  else if (existing) checkOnce("employeeNumber", existing.employeeNumber.toUpperCase());
}

/** Check rules over several cells, on the record as it will be. product 5.17 */
function checkCrossField(
  { changes, touched }: PersonLine,
  existing: PersonOnRecord | null,
  { pairs, cadetRanks }: Facts,
  today: string,
  addProblem: AddProblem,
) {
  const { personal, contact, employment, "next-of-kin": kin } = changes;
  const dateOfBirth = personal?.dateOfBirth ?? existing?.dateOfBirth;
  const sex = personal?.sex ?? existing?.sex;
  const idNumber = personal?.idCardNo ?? existing?.idNumber;
  const [positionId, vesselTypeId] = [
    employment?.jobPositionId ?? existing?.positionId,
    employment?.shipId ?? existing?.vesselTypeId,
  ];
  const isCadet = positionId !== undefined && cadetRanks.has(positionId);
  const minAge = isCadet ? minAges.cadet : minAges.others;
  const isPlaced = touched.has("employment.jobPositionId") || touched.has("employment.shipId");
  if (dateOfBirth && touched.has("personal.dateOfBirth") && dateOfBirth > addYears(today, -minAge))
    addProblem("dateOfBirth", messageOf("crew.tooYoung", { age: minAge }));
  if (
    isPlaced &&
    positionId !== undefined &&
    vesselTypeId !== undefined &&
    !pairs.has(pairOf(positionId, vesselTypeId))
  )
    addProblem("vesselType", "crew.edit.pairUnknown");
  const [email, kinEmail] = [contact?.emailAddress ?? existing?.email, kin?.emailAddress ?? existing?.nextOfKinEmail];
  if (email && email === kinEmail && (touched.has("contact.emailAddress") || touched.has("next-of-kin.emailAddress")))
    addProblem(touched.has("next-of-kin.emailAddress") ? "kinEmail" : "email", "crew.nextOfKinEmailSame");
  if (
    touched.has("personal.idCardNo") &&
    idNumber &&
    dateOfBirth &&
    sex &&
    !isNikConsistent(idNumber, dateOfBirth, sex)
  )
    addProblem("idNumber", "crew.edit.nikDisagrees", "warning");
  checkNames(personal, existing, touched, addProblem);
}

const nameKeys = ["familyName", "givenNames", "fullName"] as const;

/** Warn where family and given names together are not the full name. */
function checkNames(
  given: PersonLine["changes"]["personal"],
  existing: PersonOnRecord | null,
  touched: ReadonlySet<string>,
  addProblem: AddProblem,
) {
  const changed = nameKeys.find((key) => touched.has(`personal.${key}`));
  const fullName = given?.fullName ?? existing?.fullName;
  const [familyName = null, givenNames = null] = [
    given?.familyName ?? existing?.familyName,
    given?.givenNames ?? existing?.givenNames,
  ];
  if (changed && fullName && !isNamedAlike({ fullName, familyName, givenNames }))
    addProblem(changed, "crew.edit.passportNamesDiffer", "warning");
}

/** An option that is retired is unknown to everybody who does not hold it. */
function judgeRetired({ changes, touched }: PersonLine, { retired }: Facts, addProblem: AddProblem) {
  for (const key of personKeys) {
    const { field = "", list } = columnOf(key);
    const section = personSections.find((existing) => field.startsWith(`${existing}.`));
    if (!section || !list || list === "position" || list === "vesselType" || !touched.has(field)) continue;
    const values: Record<string, unknown> = { ...changes[section] };
    const id = values[field.slice(section.length + 1)];
    if (typeof id === "number" && retired.has(id)) addProblem(key, `crew-import.problems.unknown.${list}`);
  }
}

/** What is wrong with a cell that says what the record says already is no problem of the file. */
function isHeld({ column, value }: Problem, existing: PersonOnRecord): boolean {
  const key = personKeys.find((known) => known === column);
  const { field = "" } = key ? columnOf(key) : {};
  const section = personSections.find((known) => field.startsWith(`${known}.`));
  if (!section || value.length >= maxShown) return false;
  const storedValues: Record<string, unknown> = personFormValues(existing)[section];
  return Object.keys(changedValues(storedValues, { [field.slice(section.length + 1)]: value })).length === 0;
}

type CheckedLine = { line: PersonLine; existing: PersonOnRecord | null; problems: Problem[] };

/** Keep only the values of a line that differ from the record. */
function onlyChangedFields(line: PersonLine, existing: PersonOnRecord): PersonLine {
  const onRecord = personFormValues(existing);
  const changed = personSections
    .map((section) => [section, changedValues(onRecord[section], line.changes[section] ?? {})] as const)
    .filter(([, values]) => Object.keys(values).length > 0);
  // A subset of what the section's own form parsed.
  return {
    ...line,
    changes: Object.fromEntries(changed) as PersonChanges,
    touched: new Set(changed.flatMap(([section, values]) => Object.keys(values).map((field) => `${section}.${field}`))),
  };
}

function checkPersonLine(
  parsedLine: PersonLine,
  index: IdentityIndex,
  firstLines: Map<string, number>,
  { mode, facts, today }: { mode: ImportMode; facts: Facts; today: string },
): CheckedLine {
  let problems = [...parsedLine.problems];
  const addProblem: AddProblem = (column, message, severity = "error") => {
    if (
      severity === "warning" ||
      !problems.some((problem) => problem.severity === "error" && problem.column === column)
    )
      problems.push({
        sheet: "crew",
        line: parsedLine.line,
        column,
        severity,
        message,
        value: parsedLine.quote(column),
      });
  };
  const existing = matchExistingPerson(parsedLine, index, mode, addProblem);
  if (existing) problems = problems.filter((problem) => !isHeld(problem, existing));
  const line = existing ? onlyChangedFields(parsedLine, existing) : parsedLine;
  if (mode !== "update" && !existing) {
    for (const key of requiredColumns) {
      const { field } = columnOf(key);
      if (field && !line.touched.has(field)) addProblem(key, "validation.required");
    }
  }
  if (existing || mode !== "update") checkUnique(line, existing, index, addProblem);
  checkDuplicateInFile(line, existing, firstLines, addProblem);
  checkCrossField(line, existing, facts, today, addProblem);
  judgeRetired(line, facts, addProblem);
  return { line, existing, problems };
}

const hasErrors = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === "error");

type DocumentOwner = { owner: Owner; crewOrigin: Person["crewOrigin"] };
type OwnerProblem = "nobody" | "skipped" | "disagree";
type Owners = { find: (line: DocumentLine) => DocumentOwner | OwnerProblem };

/**
 * Find the owner of each document: a person of the crew sheet or on record. An invalid line of the crew sheet skips its
 * documents.
 */
function ownerIndex(checkedLines: readonly CheckedLine[], index: IdentityIndex): Owners {
  const byKey = new Map<string, CheckedLine>();
  for (const checkedLine of checkedLines) {
    for (const key of [
      checkedLine.line.seafarerCode && `code ${checkedLine.line.seafarerCode}`,
      checkedLine.line.employeeNumber && `number ${checkedLine.line.employeeNumber}`,
    ])
      if (key && !byKey.has(key)) byKey.set(key, checkedLine);
  }
  return {
    find(keys) {
      const { seafarerCode, employeeNumber } = keys;
      const inFile =
        (employeeNumber && byKey.get(`number ${employeeNumber}`)) ||
        (seafarerCode && byKey.get(`code ${seafarerCode}`)) ||
        null;
      if (inFile && hasErrors(inFile.problems)) return "skipped";
      const crewOrigin = inFile?.line.changes.personal?.crewOrigin ?? inFile?.existing?.crewOrigin ?? "WNI";
      if (inFile && !inFile.existing) {
        const { line } = inFile;
        const isOther = (key: "seafarerCode" | "employeeNumber") =>
          keys[key] !== "" && line[key] !== "" && keys[key] !== line[key];
        return isOther("seafarerCode") || isOther("employeeNumber")
          ? "disagree"
          : { owner: { line: line.line }, crewOrigin };
      }
      const known =
        inFile?.existing ?? (employeeNumber ? index.byNumber.get(employeeNumber) : index.byCode.get(seafarerCode));
      if (!known?.isOpen) return "nobody";
      return keysConflict(keys, known)
        ? "disagree"
        : { owner: { id: known.id }, crewOrigin: inFile ? crewOrigin : known.crewOrigin };
    },
  };
}

const ownerKey = (owner: Owner) => ("id" in owner ? `id ${owner.id}` : `line ${owner.line}`);
const hasSameDates = (one: ImportedDocument, other: ImportedDocument) =>
  one.issued === other.issued && one.expired === other.expired;
const isEqualDocument = (one: ImportedDocument, other: ImportedDocument) =>
  hasSameDates(one, other) && isSameNumber(one.number, other.number);

/** Find the document on record that this one replaces: an equal one first, then one of the same name. */
function findReplaced(document: ImportedDocument, onRecord: readonly DocumentOnRecord[]): DocumentOnRecord | undefined {
  const same = onRecord.filter((stored) => isSameDocument(stored, document));
  return (
    same.find((stored) => isEqualDocument(stored, document)) ??
    same.find(({ name }) => isSameName(name, document.name)) ??
    same[0]
  );
}

type CheckedDocument = {
  planned: NewDocument | null;
  isUnchanged: boolean;
  problem: Pick<Problem, "column" | "message"> | null;
};
const rejected = (column: string, message: string): CheckedDocument => ({
  planned: null,
  isUnchanged: false,
  problem: { column, message },
});

function checkDocumentLine(
  { line, document }: DocumentLine & { document: ImportedDocument },
  { owner, crewOrigin }: DocumentOwner,
  storedDocuments: readonly DocumentOnRecord[],
  before: readonly NewDocument[],
  mode: ImportMode,
): CheckedDocument {
  const same = before.find((other) => isSameDocument(other.document, document));
  if (same) return rejected("name", messageOf("crew-import.problems.twice", { line: same.line }));
  if (before.length >= maxDocuments)
    return rejected("name", messageOf("crew.edit.tooManyRows", { most: maxDocuments }));
  const old = findReplaced(document, storedDocuments);
  if (old && isEqualDocument(old, document)) return { planned: null, isUnchanged: true, problem: null };
  const wrongNumber = numberProblem(document.documentKind, crewOrigin, document.number);
  if (wrongNumber) return rejected("number", wrongNumber);
  if (old && mode === "create") return rejected("name", "crew-import.problems.paperExists");
  if (old && document.issued < old.issued) return rejected("issued", "crew.papers.issuedBeforeOld");
  const isCorrection = old?.issued === document.issued;
  return {
    planned: { line, owner, document, replaces: old?.id ?? null, fileId: isCorrection ? old.fileId : null },
    isUnchanged: false,
    problem: null,
  };
}

function planDocuments(
  lines: readonly DocumentLine[],
  owners: Owners,
  { mode, facts }: { mode: ImportMode; facts: Facts },
) {
  const [byOwner, onRecordByCrew] = [new Map<string, NewDocument[]>(), new Map<number, DocumentOnRecord[]>()];
  for (const document of facts.documents)
    onRecordByCrew.set(document.crewId, [...(onRecordByCrew.get(document.crewId) ?? []), document]);
  const problems: Problem[] = [];
  let [unchanged, skipped] = [0, 0];
  for (const documentLine of lines) {
    problems.push(...documentLine.problems);
    const addProblem = (column: string, message: string) =>
      problems.push({
        sheet: "certificates",
        line: documentLine.line,
        column,
        severity: "error",
        message,
        value: documentLine.quote(column),
      });
    const ownerMatch = owners.find(documentLine);
    const isKeyed = documentLine.seafarerCode !== "" || documentLine.employeeNumber !== "";
    if (ownerMatch === "nobody" && isKeyed)
      addProblem(
        documentLine.employeeNumber ? "employeeNumber" : "seafarerCode",
        "crew-import.problems.personNotFound",
      );
    if (ownerMatch === "disagree") addProblem("seafarerCode", "crew-import.problems.keysDisagree");
    if (ownerMatch === "skipped") addProblem("seafarerCode", "crew-import.problems.personWrong");
    if (typeof ownerMatch === "string" || documentLine.document === null) {
      skipped += 1;
      continue;
    }
    const { owner } = ownerMatch;
    const before = byOwner.get(ownerKey(owner)) ?? [];
    const { planned, isUnchanged, problem } = checkDocumentLine(
      { ...documentLine, document: documentLine.document },
      ownerMatch,
      "id" in owner ? (onRecordByCrew.get(owner.id) ?? []) : [],
      before,
      mode,
    );
    if (problem) addProblem(problem.column ?? "name", problem.message);
    if (planned) byOwner.set(ownerKey(owner), [...before, planned]);
    unchanged += isUnchanged ? 1 : 0;
    skipped += problem ? 1 : 0;
  }
  return { documents: [...byOwner.values()].flat(), problems, unchanged, skipped };
}

const placeOf = ({ sheet, column }: Problem) => (column === null ? -1 : columnsOfSheet[sheet].indexOf(column));
const bySheetAndLine = (one: Problem, other: Problem) =>
  sheetNames.indexOf(one.sheet) - sheetNames.indexOf(other.sheet) ||
  one.line - other.line ||
  placeOf(one) - placeOf(other);

/** Plan an import from its lines and the records; invalid lines are left out. today is in Asia/Jakarta. product 2.4 */
export function planImport({
  people,
  documents,
  facts,
  mode,
  today,
}: {
  people: readonly PersonLine[];
  documents: readonly DocumentLine[];
  facts: Facts;
  mode: ImportMode;
  today: string;
}): Plan {
  const index = identityIndex(facts.people);
  const firstLines = new Map<string, number>();
  const checkedLines = people.map((line) => checkPersonLine(line, index, firstLines, { mode, facts, today }));
  const validLines = checkedLines.filter(({ problems }) => !hasErrors(problems));
  const changedLines = validLines.filter(({ line }) => line.touched.size > 0);
  const planned = planDocuments(documents, ownerIndex(checkedLines, index), { mode, facts });
  return {
    creates: changedLines.flatMap(({ line, existing }) =>
      existing ? [] : [{ line: line.line, employeeNumber: line.employeeNumber || null, changes: line.changes }],
    ),
    updates: changedLines.flatMap(({ line, existing }) =>
      existing ? [{ line: line.line, id: existing.id, changes: line.changes }] : [],
    ),
    documents: planned.documents,
    unchanged: { people: validLines.length - changedLines.length, documents: planned.unchanged },
    skipped: { people: checkedLines.length - validLines.length, documents: planned.skipped },
    problems: [...checkedLines.flatMap(({ problems }) => problems), ...planned.problems].sort(bySheetAndLine),
  };
}
