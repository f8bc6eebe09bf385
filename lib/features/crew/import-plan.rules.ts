import { addYears } from "@/lib/platform/dates";
import { messageOf } from "@/lib/platform/errors";
import { nikAgrees } from "./edit.rules";
import { columnOf, columnsOfSheet, requiredColumns, type PersonColumn } from "./import-columns.rules";
import { plainName, type ImportedPaper, type PaperLine, type PersonLine, type Problem } from "./import-row.rules";
import { sheetNames, type ImportMode } from "./import.schema";
import type { PersonChanges } from "./person-edit.queries";
import { differing, heldOf, type Person } from "./sections.rules";
import { leastAge, personSections } from "./sections.schema";

/** Somebody on record a file may mean. isOpen: of the actor's division and not erased. */
export type KnownPerson = Person & { isOpen: boolean };
export type HeldPaper = ImportedPaper & { id: number; crewId: number };
export type Facts = { people: readonly KnownPerson[]; papers: readonly HeldPaper[]; pairs: ReadonlySet<string>; cadetRanks: ReadonlySet<number> };
export const pairOf = (positionId: number, vesselTypeId: number) => `${positionId}/${vesselTypeId}`;

export type Creation = { line: number; employeeNumber: string | null; changes: PersonChanges };
export type Update = { line: number; id: number; changes: PersonChanges };
/** Whose paper: somebody on record, or the line of the crew sheet that creates them. */
export type Owner = { id: number } | { line: number };
export type NewPaper = { line: number; owner: Owner; paper: ImportedPaper; replaces: number | null };
export type Plan = { creates: Creation[]; updates: Update[]; papers: NewPaper[]; unchanged: { people: number; papers: number }; skipped: { people: number; papers: number }; problems: Problem[] };

const mostPapers = 200;

type Book = { byCode: Map<string, KnownPerson>; byNumber: Map<string, KnownPerson>; byId: Map<string, KnownPerson> };

const bookOf = (people: readonly KnownPerson[]): Book => ({
  byCode: new Map(people.flatMap((one) => (one.seafarerCode ? [[one.seafarerCode, one]] : []))),
  byNumber: new Map(people.map((one) => [one.employeeNumber.toUpperCase(), one])),
  byId: new Map(people.flatMap((one) => (one.idNumber ? [[one.idNumber, one]] : []))),
});

type Wrong = (column: PersonColumn, message: string, severity?: Problem["severity"]) => void;

/** Whom a line of an update means: the employee number where there is one, else the seafarer code. */
function meant({ employeeNumber, seafarerCode }: PersonLine, { byNumber, byCode }: Book, wrong: Wrong): KnownPerson | null {
  const person = employeeNumber ? byNumber.get(employeeNumber) : byCode.get(seafarerCode);
  if (person?.isOpen) return person;
  if (!employeeNumber && !seafarerCode) wrong("seafarerCode", "crew-import.problems.noKey");
  else wrong(employeeNumber ? "employeeNumber" : "seafarerCode", "crew-import.problems.nobody");
  return null;
}

const valueOf = (changes: PersonChanges, key: "seafarerCode" | "idNumber") => (key === "seafarerCode" ? changes.personal?.seaFarerId : changes.personal?.idCardNo) ?? null;

/** Codes and numbers belong to one person, on record and within the file. */
function judgeIdentity(one: PersonLine, own: KnownPerson | null, { byCode, byId, byNumber }: Book, seen: Map<string, number>, wrong: Wrong) {
  const taken = (found: KnownPerson | undefined) => found !== undefined && found.id !== own?.id;
  const twice = (column: PersonColumn, value: string) => {
    const before = seen.get(`${column} ${value}`);
    if (before === undefined) seen.set(`${column} ${value}`, one.line);
    else wrong(column, messageOf("crew-import.problems.twice", { line: before }));
  };
  const [code, idNumber] = [valueOf(one.changes, "seafarerCode"), valueOf(one.changes, "idNumber")];
  if (code && taken(byCode.get(code))) wrong("seafarerCode", own ? "crew.edit.seafarerCodeTaken" : "crew-import.problems.exists");
  if (idNumber && taken(byId.get(idNumber))) wrong("idNumber", "crew.edit.idNumberTaken");
  if (!own && one.employeeNumber && byNumber.has(one.employeeNumber)) wrong("employeeNumber", "crew-import.problems.exists");
  if (one.seafarerCode) twice("seafarerCode", one.seafarerCode);
  if (idNumber) twice("idNumber", idNumber);
  if (one.employeeNumber) twice("employeeNumber", one.employeeNumber);
  else if (own) twice("employeeNumber", own.employeeNumber.toUpperCase());
}

/** Rules over several cells, on what the record will say. product 5.17 */
function judgeWhole({ changes, touched }: PersonLine, own: KnownPerson | null, { pairs, cadetRanks }: Facts, today: string, wrong: Wrong) {
  const { personal, contact, employment, "next-of-kin": kin } = changes;
  const dateOfBirth = personal?.dateOfBirth ?? own?.dateOfBirth;
  const sex = personal?.sex ?? own?.sex;
  const idNumber = personal?.idCardNo ?? own?.idNumber;
  const [positionId, vesselTypeId] = [employment?.jobPositionId ?? own?.positionId, employment?.shipId ?? own?.vesselTypeId];
  const isCadet = positionId !== undefined && cadetRanks.has(positionId);
  const least = isCadet ? leastAge.cadet : leastAge.others;
  const isPlaced = touched.has("employment.jobPositionId") || touched.has("employment.shipId");
  if (dateOfBirth && touched.has("personal.dateOfBirth") && dateOfBirth > addYears(today, -least)) wrong("dateOfBirth", messageOf("crew.tooYoung", { age: least }));
  if (isPlaced && positionId !== undefined && vesselTypeId !== undefined && !pairs.has(pairOf(positionId, vesselTypeId))) wrong("vesselType", "crew.edit.pairUnknown");
  const [email, kinEmail] = [contact?.emailAddress ?? own?.email, kin?.emailAddress ?? own?.nextOfKinEmail];
  if (email && email === kinEmail && (touched.has("contact.emailAddress") || touched.has("next-of-kin.emailAddress"))) wrong(touched.has("next-of-kin.emailAddress") ? "kinEmail" : "email", "crew.nextOfKinEmailSame");
  if (touched.has("personal.idCardNo") && idNumber && dateOfBirth && sex && !nikAgrees(idNumber, dateOfBirth, sex)) wrong("idNumber", "crew.edit.nikDisagrees", "warning");
}

type Placed = { line: PersonLine; own: KnownPerson | null; problems: Problem[] };

/** Of what a line says about somebody on record only what differs counts. */
function narrowed(line: PersonLine, own: KnownPerson): PersonLine {
  const held = heldOf(own);
  const changed = personSections.map((section) => [section, differing(held[section], line.changes[section] ?? {})] as const).filter(([, values]) => Object.keys(values).length > 0);
  // A part of what came out of the section's own form.
  return { ...line, changes: Object.fromEntries(changed) as PersonChanges, touched: new Set(changed.flatMap(([section, values]) => Object.keys(values).map((field) => `${section}.${field}`))) };
}

function judgePerson(read: PersonLine, book: Book, seen: Map<string, number>, { mode, facts, today }: { mode: ImportMode; facts: Facts; today: string }): Placed {
  const problems = [...read.problems];
  const wrong: Wrong = (column, message, severity = "error") => {
    if (severity === "warning" || !problems.some((one) => one.severity === "error" && one.column === column)) problems.push({ sheet: "crew", line: read.line, column, severity, message, value: read.shown(column) });
  };
  const own = mode === "update" ? meant(read, book, wrong) : null;
  const line = own ? narrowed(read, own) : read;
  if (mode === "create") {
    for (const key of requiredColumns) {
      const { field } = columnOf(key);
      if (field && !line.touched.has(field)) wrong(key, "validation.required");
    }
  }
  judgeIdentity(line, own, book, seen, wrong);
  judgeWhole(line, own, facts, today, wrong);
  return { line, own, problems };
}

const isWrong = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === "error");

type Owners = { find: (line: PaperLine) => Owner | "nobody" | "skipped" };

/** Whose paper a line is: of somebody the crew sheet creates, or of somebody on record. A wrong line of the crew sheet takes its papers along. */
function ownersOf(placed: readonly Placed[], book: Book): Owners {
  const byKey = new Map<string, Placed>();
  for (const one of placed) {
    for (const key of [one.line.seafarerCode && `code ${one.line.seafarerCode}`, one.line.employeeNumber && `number ${one.line.employeeNumber}`]) if (key && !byKey.has(key)) byKey.set(key, one);
  }
  return {
    find({ seafarerCode, employeeNumber }) {
      const inFile = (employeeNumber && byKey.get(`number ${employeeNumber}`)) || (seafarerCode && byKey.get(`code ${seafarerCode}`)) || null;
      if (inFile && isWrong(inFile.problems)) return "skipped";
      if (inFile) return inFile.own ? { id: inFile.own.id } : { line: inFile.line.line };
      const known = employeeNumber ? book.byNumber.get(employeeNumber) : book.byCode.get(seafarerCode);
      return known?.isOpen ? { id: known.id } : "nobody";
    },
  };
}

const ownerKey = (owner: Owner) => ("id" in owner ? `id ${owner.id}` : `line ${owner.line}`);
const isSamePaper = (one: ImportedPaper, other: ImportedPaper) => one.kind === other.kind && (plainName(one.name) === plainName(other.name) || (one.certificateId !== null && one.certificateId === other.certificateId));
const isEqualPaper = (one: ImportedPaper, other: ImportedPaper) => one.number === other.number && one.issued === other.issued && one.expired === other.expired;

type Judged = { planned: NewPaper | null; isUnchanged: boolean; problem: Pick<Problem, "column" | "message"> | null };
const refusal = (column: string, message: string): Judged => ({ planned: null, isUnchanged: false, problem: { column, message } });

function judgePaper({ line, paper }: PaperLine & { paper: ImportedPaper }, owner: Owner, held: readonly HeldPaper[], before: readonly NewPaper[], mode: ImportMode): Judged {
  const same = before.find((other) => isSamePaper(other.paper, paper));
  if (same) return refusal("name", messageOf("crew-import.problems.twice", { line: same.line }));
  if (before.length >= mostPapers) return refusal("name", messageOf("crew.edit.tooManyRows", { most: mostPapers }));
  const old = held.find((one) => isSamePaper(one, paper));
  if (old && isEqualPaper(old, paper)) return { planned: null, isUnchanged: true, problem: null };
  if (old && mode === "create") return refusal("name", "crew-import.problems.paperExists");
  if (old && paper.issued < old.issued) return refusal("issued", "crew.papers.issuedBeforeOld");
  return { planned: { line, owner, paper, replaces: old?.id ?? null }, isUnchanged: false, problem: null };
}

function planPapers(lines: readonly PaperLine[], owners: Owners, { mode, facts }: { mode: ImportMode; facts: Facts }) {
  const [byOwner, heldOf] = [new Map<string, NewPaper[]>(), new Map<number, HeldPaper[]>()];
  for (const paper of facts.papers) heldOf.set(paper.crewId, [...(heldOf.get(paper.crewId) ?? []), paper]);
  const problems: Problem[] = [];
  let [unchanged, skipped] = [0, 0];
  for (const one of lines) {
    problems.push(...one.problems);
    const wrong = (column: string, message: string) => problems.push({ sheet: "certificates", line: one.line, column, severity: "error", message, value: one.shown(column) });
    const owner = owners.find(one);
    const isKeyed = one.seafarerCode !== "" || one.employeeNumber !== "";
    if (owner === "nobody" && isKeyed) wrong(one.employeeNumber ? "employeeNumber" : "seafarerCode", "crew-import.problems.nobody");
    if (owner === "skipped") wrong("seafarerCode", "crew-import.problems.personWrong");
    if (typeof owner === "string" || one.paper === null) {
      skipped += 1;
      continue;
    }
    const before = byOwner.get(ownerKey(owner)) ?? [];
    const { planned, isUnchanged, problem } = judgePaper({ ...one, paper: one.paper }, owner, "id" in owner ? (heldOf.get(owner.id) ?? []) : [], before, mode);
    if (problem) wrong(problem.column ?? "name", problem.message);
    if (planned) byOwner.set(ownerKey(owner), [...before, planned]);
    unchanged += isUnchanged ? 1 : 0;
    skipped += problem ? 1 : 0;
  }
  return { papers: [...byOwner.values()].flat(), problems, unchanged, skipped };
}

const placeOf = ({ sheet, column }: Problem) => (column === null ? -1 : columnsOfSheet[sheet].indexOf(column));
const bySheetAndLine = (one: Problem, other: Problem) => sheetNames.indexOf(one.sheet) - sheetNames.indexOf(other.sheet) || one.line - other.line || placeOf(one) - placeOf(other);

/**
 * What an import will do and what is wrong with its lines, from the lines and what is on record; wrong lines are left out of the plan.
 * today in Asia/Jakarta. product 2.4
 */
export function planImport({ people, papers, facts, mode, today }: { people: readonly PersonLine[]; papers: readonly PaperLine[]; facts: Facts; mode: ImportMode; today: string }): Plan {
  const book = bookOf(facts.people);
  const seen = new Map<string, number>();
  const placed = people.map((line) => judgePerson(line, book, seen, { mode, facts, today }));
  const right = placed.filter(({ problems }) => !isWrong(problems));
  const changing = right.filter(({ line }) => line.touched.size > 0);
  const planned = planPapers(papers, ownersOf(placed, book), { mode, facts });
  return {
    creates: changing.flatMap(({ line, own }) => (own ? [] : [{ line: line.line, employeeNumber: line.employeeNumber || null, changes: line.changes }])),
    updates: changing.flatMap(({ line, own }) => (own ? [{ line: line.line, id: own.id, changes: line.changes }] : [])),
    papers: planned.papers,
    unchanged: { people: right.length - changing.length, papers: planned.unchanged },
    skipped: { people: placed.length - right.length, papers: planned.skipped },
    problems: [...placed.flatMap(({ problems }) => problems), ...planned.problems].sort(bySheetAndLine),
  };
}

