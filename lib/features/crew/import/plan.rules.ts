import { addYears } from "@/lib/platform/calendar/dates";
import { messageOf } from "@/lib/platform/errors";
import { isSameName } from "@/lib/platform/names";
import { nikAgrees } from "../sections/edit.rules";
import { columnOf, columnsOfSheet, personKeys, requiredColumns, type PersonColumn } from "./columns.rules";
import { maxShown, type ImportedPaper, type PaperLine, type PersonLine, type Problem } from "./row.rules";
import { sheetNames, type ImportMode } from "./schema";
import { isSameNumber, isSamePaper, mostPapers, numberProblem } from "../papers/number.rules";
import type { Person } from "../queries";
import { differing, heldOf } from "../sections/rules";
import { leastAge, personSections, type PersonChanges } from "../sections/schema";

/** A person on record that a file may refer to. isOpen: of the actor's division and not erased. */
export type KnownPerson = Person & { isOpen: boolean };
export type HeldPaper = ImportedPaper & { id: number; crewId: number; fileId: string | null };
export type Facts = {
  people: readonly KnownPerson[];
  papers: readonly HeldPaper[];
  pairs: ReadonlySet<string>;
  cadetRanks: ReadonlySet<number>;
  /** Options of lists that nobody new may be given; whoever holds one keeps it. */
  retired: ReadonlySet<number>;
};
export const pairOf = (positionId: number, vesselTypeId: number) => `${positionId}/${vesselTypeId}`;

export type Creation = { line: number; employeeNumber: string | null; changes: PersonChanges };
export type Update = { line: number; id: number; changes: PersonChanges };
/** The owner of a document: a person on record, or the line of the crew sheet that creates one. */
type Owner = { id: number } | { line: number };
/** A document to store. fileId: the scan of the document it corrects. */
export type NewPaper = {
  line: number;
  owner: Owner;
  paper: ImportedPaper;
  replaces: number | null;
  fileId: string | null;
};
export type Plan = {
  creates: Creation[];
  updates: Update[];
  papers: NewPaper[];
  unchanged: { people: number; papers: number };
  skipped: { people: number; papers: number };
  problems: Problem[];
};

type Book = { byCode: Map<string, KnownPerson>; byNumber: Map<string, KnownPerson>; byId: Map<string, KnownPerson> };

const bookOf = (people: readonly KnownPerson[]): Book => ({
  byCode: new Map(people.flatMap((one) => (one.seafarerCode ? [[one.seafarerCode, one]] : []))),
  byNumber: new Map(people.map((one) => [one.employeeNumber.toUpperCase(), one])),
  byId: new Map(people.flatMap((one) => (one.idNumber ? [[one.idNumber, one]] : []))),
});

type Wrong = (column: PersonColumn, message: string, severity?: Problem["severity"]) => void;

type Keys = Pick<PersonLine, "employeeNumber" | "seafarerCode">;

/** Find a person on record by employee number if given, else by seafarer code. */
const namedBy = ({ employeeNumber, seafarerCode }: Keys, { byNumber, byCode }: Book) =>
  (employeeNumber ? byNumber.get(employeeNumber) : undefined) ?? (seafarerCode ? byCode.get(seafarerCode) : undefined);

/** Whether the line's keys belong to two people, or one differs from the record. */
const disagree = ({ employeeNumber, seafarerCode }: Keys, one: KnownPerson) =>
  (seafarerCode !== "" && one.seafarerCode !== null && one.seafarerCode !== seafarerCode) ||
  (employeeNumber !== "" && one.employeeNumber.toUpperCase() !== employeeNumber);

/**
 * Find the person on record a line refers to; null for a new person in modes that add people. Lines about people the
 * actor may not change get the same message as unknown people, so that a file reveals nothing about them.
 */
function meant(line: PersonLine, book: Book, mode: ImportMode, wrong: Wrong): KnownPerson | null {
  const { employeeNumber, seafarerCode } = line;
  if (mode === "create") return null;
  const person = mode === "update" && employeeNumber ? book.byNumber.get(employeeNumber) : namedBy(line, book);
  const key = employeeNumber ? "employeeNumber" : "seafarerCode";
  if (person?.isOpen) {
    if (disagree(line, person)) wrong("seafarerCode", "crew-import.problems.keysDisagree");
    return person;
  }
  if (!employeeNumber && !seafarerCode) wrong("seafarerCode", "crew-import.problems.noKey");
  else if (mode === "update") wrong(key, "crew-import.problems.nobody");
  else if (person) wrong(key, "crew-import.problems.exists");
  return null;
}

const valueOf = (changes: PersonChanges, key: "seafarerCode" | "idNumber") =>
  (key === "seafarerCode" ? changes.personal?.seaFarerId : changes.personal?.idCardNo) ?? null;

/** Check that codes and numbers belong to no other person on record. */
function judgeTaken(one: PersonLine, own: KnownPerson | null, { byCode, byId, byNumber }: Book, wrong: Wrong) {
  const taken = (found: KnownPerson | undefined) => found !== undefined && found.id !== own?.id;
  const [code, idNumber] = [valueOf(one.changes, "seafarerCode"), valueOf(one.changes, "idNumber")];
  if (code && taken(byCode.get(code)))
    wrong("seafarerCode", own ? "crew.edit.seafarerCodeTaken" : "crew-import.problems.exists");
  if (idNumber && taken(byId.get(idNumber))) wrong("idNumber", "crew.edit.idNumberTaken");
  if (!own && one.employeeNumber && byNumber.has(one.employeeNumber))
    wrong("employeeNumber", "crew-import.problems.exists");
}

/** Check that codes and numbers occur once within the file. */
function judgeTwice(one: PersonLine, own: KnownPerson | null, seen: Map<string, number>, wrong: Wrong) {
  const twice = (column: PersonColumn, value: string) => {
    const before = seen.get(`${column} ${value}`);
    if (before === undefined) seen.set(`${column} ${value}`, one.line);
    else wrong(column, messageOf("crew-import.problems.twice", { line: before }));
  };
  const idNumber = valueOf(one.changes, "idNumber");
  if (one.seafarerCode) twice("seafarerCode", one.seafarerCode);
  if (idNumber) twice("idNumber", idNumber);
  if (one.employeeNumber) twice("employeeNumber", one.employeeNumber);
  else if (own) twice("employeeNumber", own.employeeNumber.toUpperCase());
}

/** Check rules over several cells, on the record as it will be. product 5.17 */
function judgeWhole(
  { changes, touched }: PersonLine,
  own: KnownPerson | null,
  { pairs, cadetRanks }: Facts,
  today: string,
  wrong: Wrong,
) {
  const { personal, contact, employment, "next-of-kin": kin } = changes;
  const dateOfBirth = personal?.dateOfBirth ?? own?.dateOfBirth;
  const sex = personal?.sex ?? own?.sex;
  const idNumber = personal?.idCardNo ?? own?.idNumber;
  const [positionId, vesselTypeId] = [
    employment?.jobPositionId ?? own?.positionId,
    employment?.shipId ?? own?.vesselTypeId,
  ];
  const isCadet = positionId !== undefined && cadetRanks.has(positionId);
  const least = isCadet ? leastAge.cadet : leastAge.others;
  const isPlaced = touched.has("employment.jobPositionId") || touched.has("employment.shipId");
  if (dateOfBirth && touched.has("personal.dateOfBirth") && dateOfBirth > addYears(today, -least))
    wrong("dateOfBirth", messageOf("crew.tooYoung", { age: least }));
  if (
    isPlaced &&
    positionId !== undefined &&
    vesselTypeId !== undefined &&
    !pairs.has(pairOf(positionId, vesselTypeId))
  )
    wrong("vesselType", "crew.edit.pairUnknown");
  const [email, kinEmail] = [contact?.emailAddress ?? own?.email, kin?.emailAddress ?? own?.nextOfKinEmail];
  if (email && email === kinEmail && (touched.has("contact.emailAddress") || touched.has("next-of-kin.emailAddress")))
    wrong(touched.has("next-of-kin.emailAddress") ? "kinEmail" : "email", "crew.nextOfKinEmailSame");
  if (touched.has("personal.idCardNo") && idNumber && dateOfBirth && sex && !nikAgrees(idNumber, dateOfBirth, sex))
    wrong("idNumber", "crew.edit.nikDisagrees", "warning");
}

/** An option that is retired is unknown to everybody who does not hold it. */
function judgeRetired({ changes, touched }: PersonLine, { retired }: Facts, wrong: Wrong) {
  for (const key of personKeys) {
    const { field = "", list } = columnOf(key);
    const section = personSections.find((known) => field.startsWith(`${known}.`));
    if (!section || !list || list === "position" || list === "vesselType" || !touched.has(field)) continue;
    const values: Record<string, unknown> = { ...changes[section] };
    const id = values[field.slice(section.length + 1)];
    if (typeof id === "number" && retired.has(id)) wrong(key, `crew-import.problems.unknown.${list}`);
  }
}

/** What is wrong with a cell that says what the record says already is no problem of the file. */
function isHeld({ column, value }: Problem, own: KnownPerson): boolean {
  const key = personKeys.find((known) => known === column);
  const { field = "" } = key ? columnOf(key) : {};
  const section = personSections.find((known) => field.startsWith(`${known}.`));
  if (!section || value.length >= maxShown) return false;
  const held: Record<string, unknown> = heldOf(own)[section];
  return Object.keys(differing(held, { [field.slice(section.length + 1)]: value })).length === 0;
}

type Placed = { line: PersonLine; own: KnownPerson | null; problems: Problem[] };

/** Keep only the values of a line that differ from the record. */
function narrowed(line: PersonLine, own: KnownPerson): PersonLine {
  const held = heldOf(own);
  const changed = personSections
    .map((section) => [section, differing(held[section], line.changes[section] ?? {})] as const)
    .filter(([, values]) => Object.keys(values).length > 0);
  // A subset of what the section's own form parsed.
  return {
    ...line,
    changes: Object.fromEntries(changed) as PersonChanges,
    touched: new Set(changed.flatMap(([section, values]) => Object.keys(values).map((field) => `${section}.${field}`))),
  };
}

function judgePerson(
  read: PersonLine,
  book: Book,
  seen: Map<string, number>,
  { mode, facts, today }: { mode: ImportMode; facts: Facts; today: string },
): Placed {
  let problems = [...read.problems];
  const wrong: Wrong = (column, message, severity = "error") => {
    if (severity === "warning" || !problems.some((one) => one.severity === "error" && one.column === column))
      problems.push({ sheet: "crew", line: read.line, column, severity, message, value: read.shown(column) });
  };
  const own = meant(read, book, mode, wrong);
  if (own) problems = problems.filter((problem) => !isHeld(problem, own));
  const line = own ? narrowed(read, own) : read;
  if (mode !== "update" && !own) {
    for (const key of requiredColumns) {
      const { field } = columnOf(key);
      if (field && !line.touched.has(field)) wrong(key, "validation.required");
    }
  }
  if (own || mode !== "update") judgeTaken(line, own, book, wrong);
  judgeTwice(line, own, seen, wrong);
  judgeWhole(line, own, facts, today, wrong);
  judgeRetired(line, facts, wrong);
  return { line, own, problems };
}

const isWrong = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === "error");

type Found = { owner: Owner; crewOrigin: Person["crewOrigin"] };
type Missed = "nobody" | "skipped" | "disagree";
type Owners = { find: (line: PaperLine) => Found | Missed };

/**
 * Find the owner of each document: a person of the crew sheet or on record. An invalid line of the crew sheet skips its
 * documents.
 */
function ownersOf(placed: readonly Placed[], book: Book): Owners {
  const byKey = new Map<string, Placed>();
  for (const one of placed) {
    for (const key of [
      one.line.seafarerCode && `code ${one.line.seafarerCode}`,
      one.line.employeeNumber && `number ${one.line.employeeNumber}`,
    ])
      if (key && !byKey.has(key)) byKey.set(key, one);
  }
  return {
    find(keys) {
      const { seafarerCode, employeeNumber } = keys;
      const inFile =
        (employeeNumber && byKey.get(`number ${employeeNumber}`)) ||
        (seafarerCode && byKey.get(`code ${seafarerCode}`)) ||
        null;
      if (inFile && isWrong(inFile.problems)) return "skipped";
      const crewOrigin = inFile?.line.changes.personal?.crewOrigin ?? inFile?.own?.crewOrigin ?? "WNI";
      if (inFile && !inFile.own) {
        const { line } = inFile;
        const isOther = (key: "seafarerCode" | "employeeNumber") =>
          keys[key] !== "" && line[key] !== "" && keys[key] !== line[key];
        return isOther("seafarerCode") || isOther("employeeNumber")
          ? "disagree"
          : { owner: { line: line.line }, crewOrigin };
      }
      const known = inFile?.own ?? (employeeNumber ? book.byNumber.get(employeeNumber) : book.byCode.get(seafarerCode));
      if (!known?.isOpen) return "nobody";
      return disagree(keys, known)
        ? "disagree"
        : { owner: { id: known.id }, crewOrigin: inFile ? crewOrigin : known.crewOrigin };
    },
  };
}

const ownerKey = (owner: Owner) => ("id" in owner ? `id ${owner.id}` : `line ${owner.line}`);
const isSameTime = (one: ImportedPaper, other: ImportedPaper) =>
  one.issued === other.issued && one.expired === other.expired;
const isEqualPaper = (one: ImportedPaper, other: ImportedPaper) =>
  isSameTime(one, other) && isSameNumber(one.number, other.number);

/** Find the document on record that this one replaces: an equal one first, then one of the same name. */
function replacedBy(paper: ImportedPaper, held: readonly HeldPaper[]): HeldPaper | undefined {
  const same = held.filter((one) => isSamePaper(one, paper));
  return (
    same.find((one) => isEqualPaper(one, paper)) ?? same.find(({ name }) => isSameName(name, paper.name)) ?? same[0]
  );
}

type Judged = { planned: NewPaper | null; isUnchanged: boolean; problem: Pick<Problem, "column" | "message"> | null };
const refusal = (column: string, message: string): Judged => ({
  planned: null,
  isUnchanged: false,
  problem: { column, message },
});

function judgePaper(
  { line, paper }: PaperLine & { paper: ImportedPaper },
  { owner, crewOrigin }: Found,
  held: readonly HeldPaper[],
  before: readonly NewPaper[],
  mode: ImportMode,
): Judged {
  const same = before.find((other) => isSamePaper(other.paper, paper));
  if (same) return refusal("name", messageOf("crew-import.problems.twice", { line: same.line }));
  if (before.length >= mostPapers) return refusal("name", messageOf("crew.edit.tooManyRows", { most: mostPapers }));
  const old = replacedBy(paper, held);
  if (old && isEqualPaper(old, paper)) return { planned: null, isUnchanged: true, problem: null };
  const wrongNumber = numberProblem(paper.documentKind, crewOrigin, paper.number);
  if (wrongNumber) return refusal("number", wrongNumber);
  if (old && mode === "create") return refusal("name", "crew-import.problems.paperExists");
  if (old && paper.issued < old.issued) return refusal("issued", "crew.papers.issuedBeforeOld");
  const isCorrection = old?.issued === paper.issued;
  return {
    planned: { line, owner, paper, replaces: old?.id ?? null, fileId: isCorrection ? old.fileId : null },
    isUnchanged: false,
    problem: null,
  };
}

function planPapers(lines: readonly PaperLine[], owners: Owners, { mode, facts }: { mode: ImportMode; facts: Facts }) {
  const [byOwner, heldOf] = [new Map<string, NewPaper[]>(), new Map<number, HeldPaper[]>()];
  for (const paper of facts.papers) heldOf.set(paper.crewId, [...(heldOf.get(paper.crewId) ?? []), paper]);
  const problems: Problem[] = [];
  let [unchanged, skipped] = [0, 0];
  for (const one of lines) {
    problems.push(...one.problems);
    const wrong = (column: string, message: string) =>
      problems.push({
        sheet: "certificates",
        line: one.line,
        column,
        severity: "error",
        message,
        value: one.shown(column),
      });
    const found = owners.find(one);
    const isKeyed = one.seafarerCode !== "" || one.employeeNumber !== "";
    if (found === "nobody" && isKeyed)
      wrong(one.employeeNumber ? "employeeNumber" : "seafarerCode", "crew-import.problems.nobody");
    if (found === "disagree") wrong("seafarerCode", "crew-import.problems.keysDisagree");
    if (found === "skipped") wrong("seafarerCode", "crew-import.problems.personWrong");
    if (typeof found === "string" || one.paper === null) {
      skipped += 1;
      continue;
    }
    const { owner } = found;
    const before = byOwner.get(ownerKey(owner)) ?? [];
    const { planned, isUnchanged, problem } = judgePaper(
      { ...one, paper: one.paper },
      found,
      "id" in owner ? (heldOf.get(owner.id) ?? []) : [],
      before,
      mode,
    );
    if (problem) wrong(problem.column ?? "name", problem.message);
    if (planned) byOwner.set(ownerKey(owner), [...before, planned]);
    unchanged += isUnchanged ? 1 : 0;
    skipped += problem ? 1 : 0;
  }
  return { papers: [...byOwner.values()].flat(), problems, unchanged, skipped };
}

const placeOf = ({ sheet, column }: Problem) => (column === null ? -1 : columnsOfSheet[sheet].indexOf(column));
const bySheetAndLine = (one: Problem, other: Problem) =>
  sheetNames.indexOf(one.sheet) - sheetNames.indexOf(other.sheet) ||
  one.line - other.line ||
  placeOf(one) - placeOf(other);

/** Plan an import from its lines and the records; invalid lines are left out. today is in Asia/Jakarta. product 2.4 */
export function planImport({
  people,
  papers,
  facts,
  mode,
  today,
}: {
  people: readonly PersonLine[];
  papers: readonly PaperLine[];
  facts: Facts;
  mode: ImportMode;
  today: string;
}): Plan {
  const book = bookOf(facts.people);
  const seen = new Map<string, number>();
  const placed = people.map((line) => judgePerson(line, book, seen, { mode, facts, today }));
  const right = placed.filter(({ problems }) => !isWrong(problems));
  const changing = right.filter(({ line }) => line.touched.size > 0);
  const planned = planPapers(papers, ownersOf(placed, book), { mode, facts });
  return {
    creates: changing.flatMap(({ line, own }) =>
      own ? [] : [{ line: line.line, employeeNumber: line.employeeNumber || null, changes: line.changes }],
    ),
    updates: changing.flatMap(({ line, own }) => (own ? [{ line: line.line, id: own.id, changes: line.changes }] : [])),
    papers: planned.papers,
    unchanged: { people: right.length - changing.length, papers: planned.unchanged },
    skipped: { people: placed.length - right.length, papers: planned.skipped },
    problems: [...placed.flatMap(({ problems }) => problems), ...planned.problems].sort(bySheetAndLine),
  };
}
