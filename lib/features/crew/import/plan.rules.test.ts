import fc from "fast-check";
import { type PersonOnRecord, pairOf, planImport, type Facts, type DocumentOnRecord } from "./plan.rules";
import type { ImportedDocument, DocumentLine, PersonLine } from "./row.rules";

const today = "2026-11-20";
const facts = (changes: Partial<Facts> = {}): Facts => ({
  people: [],
  documents: [],
  pairs: new Set([pairOf(1, 2)]),
  cadetRanks: new Set([9]),
  retired: new Set(),
  ...changes,
});

const person = (line: number, code: string, changes: Partial<PersonLine> = {}): PersonLine => ({
  line,
  seafarerCode: code,
  employeeNumber: "",
  changes: {
    personal: { seaFarerId: code, fullName: "Budi Santoso", sex: "Male", dateOfBirth: "1990-05-17" },
    employment: { jobPositionId: 1, shipId: 2 },
  },
  touched: new Set([
    "personal.seaFarerId",
    "personal.fullName",
    "personal.sex",
    "personal.dateOfBirth",
    "employment.jobPositionId",
    "employment.shipId",
  ]),
  problems: [],
  quote: () => "",
  ...changes,
});
const documentOf = (changes: Partial<ImportedDocument> = {}): ImportedDocument => ({
  kind: "cop",
  documentKind: "other",
  certificateId: 7,
  name: "BST",
  number: "1",
  issued: "2024-01-01",
  expired: "2029-01-01",
  description: null,
  ...changes,
});
const documentLineOf = (line: number, code: string, changes: Partial<ImportedDocument> = {}): DocumentLine => ({
  line,
  seafarerCode: code,
  employeeNumber: "",
  document: documentOf(changes),
  problems: [],
  quote: () => "",
});
// Only the columns the plan reads.
const personOnRecord = (id: number, code: string, changes: Partial<PersonOnRecord> = {}) =>
  ({
    id,
    seafarerCode: code,
    employeeNumber: `M-${id}`,
    idNumber: null,
    dateOfBirth: "1990-05-17",
    sex: "Male",
    fullName: "Budi Santoso",
    crewOrigin: "WNI",
    positionId: 1,
    vesselTypeId: 2,
    email: null,
    nextOfKinEmail: null,
    isOpen: true,
    ...changes,
  }) as PersonOnRecord;

test("assigns documents to people of the file or on record, or to no one", () => {
  const plan = planImport({
    people: [person(2, "1111111111")],
    documents: [documentLineOf(2, "1111111111"), documentLineOf(3, "2222222222"), documentLineOf(4, "3333333333")],
    facts: facts({ people: [personOnRecord(5, "2222222222")] }),
    mode: "create",
    today,
  });
  expect(plan.documents).toMatchObject([{ owner: { line: 2 } }, { owner: { id: 5 } }]);
  expect(plan.problems).toMatchObject([
    { sheet: "certificates", line: 4, message: "crew-import.problems.personNotFound" },
  ]);
});

test("skips the documents of an invalid person", () => {
  const wrong = person(2, "1111111111", {
    problems: [{ sheet: "crew", line: 2, column: "sex", severity: "error", message: "x", value: "" }],
  });
  const plan = planImport({
    people: [wrong],
    documents: [documentLineOf(2, "1111111111")],
    facts: facts(),
    mode: "create",
    today,
  });
  expect(plan).toMatchObject({ creates: [], documents: [], skipped: { people: 1, documents: 1 } });
  expect(plan.problems.at(-1)).toMatchObject({ message: "crew-import.problems.personWrong" });
});

test("refuses a rank that does not sail on the vessel type, and a child unless the rank is a cadet's", () => {
  const place = person(2, "1111111111", {
    changes: { ...person(2, "1111111111").changes, employment: { jobPositionId: 1, shipId: 3 } },
  });
  const child = person(3, "2222222222", {
    changes: {
      ...person(3, "2222222222").changes,
      personal: { seaFarerId: "2222222222", fullName: "Budi", sex: "Male", dateOfBirth: "2009-11-20" },
    },
  });
  const { problems } = planImport({ people: [place, child], documents: [], facts: facts(), mode: "create", today });
  expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, "vesselType", "crew.edit.pairUnknown"],
    [3, "dateOfBirth", "crew.tooYoung?age=18"],
  ]);
});

test("skips repeated values and checks only changed ones", () => {
  const line = person(2, "1111111111");
  const same = planImport({
    people: [line],
    documents: [],
    facts: facts({ people: [personOnRecord(5, "1111111111")], pairs: new Set() }),
    mode: "update",
    today,
  });
  expect(same).toMatchObject({ updates: [], unchanged: { people: 1 }, problems: [] });
  const renamed = planImport({
    people: [line],
    documents: [],
    facts: facts({ people: [personOnRecord(5, "1111111111", { fullName: "Budi" })] }),
    mode: "update",
    today,
  });
  expect(renamed.updates).toEqual([{ line: 2, id: 5, changes: { personal: { fullName: "Budi Santoso" } } }]);
});

test("warns where family and given names together are not the full name, without its titles", () => {
  const whole = person(2, "1111111111");
  const named = (fullName: string, names: { familyName?: string; givenNames?: string }) => {
    const { problems } = planImport({
      people: [
        person(2, "1111111111", {
          changes: { ...whole.changes, personal: { ...whole.changes.personal, fullName, ...names } },
          touched: new Set([...whole.touched, ...Object.keys(names).map((name) => `personal.${name}`)]),
        }),
      ],
      documents: [],
      facts: facts(),
      mode: "create",
      today,
    });
    return problems.map(({ column, severity, message }) => [column, severity, message].join(" "));
  };
  expect(named("Capt. Juan Dela Cruz", { familyName: "Dela Cruz", givenNames: "Juan" })).toEqual([]);
  expect(named("Suharto", { givenNames: "Suharto" })).toEqual([]);
  expect(named("Suharto", {})).toEqual([]);
  const differs = "warning crew.edit.passportNamesDiffer";
  expect(named("Juan Dela Cruz", { familyName: "Cruz", givenNames: "Juan" })).toEqual([`familyName ${differs}`]);
  expect(named("Juan Dela Cruz", { givenNames: "Juana" })).toEqual([`givenNames ${differs}`]);
});

test("refuses a NIK of another person in any division", () => {
  const line = person(2, "1111111111", {
    changes: {
      ...person(2, "1111111111").changes,
      personal: { ...person(2, "1111111111").changes.personal, idCardNo: "3578101705900001" },
    },
    touched: new Set([...person(2, "1111111111").touched, "personal.idCardNo"]),
  });
  const { problems } = planImport({
    people: [line],
    documents: [],
    facts: facts({ people: [personOnRecord(5, "2222222222", { idNumber: "3578101705900001", isOpen: false })] }),
    mode: "create",
    today,
  });
  expect(problems).toMatchObject([{ column: "idNumber", message: "crew.edit.idNumberTaken" }]);
});

const codes = fc.constantFrom("1111111111", "2222222222", "3333333333", "4444444444");
const persons = fc.array(fc.tuple(codes, fc.boolean()), { maxLength: 6 });
const papers = fc.array(fc.tuple(codes, fc.constantFrom("BST", "AFF", "SCRB"), fc.constantFrom("1", "2")), {
  maxLength: 10,
});
const onRecord = fc.uniqueArray(fc.tuple(codes, fc.boolean()), { selector: ([code]) => code, maxLength: 4 });
const heldBy = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom("BST", "AFF")), {
  selector: ([id, name]) => `${id} ${name}`,
  maxLength: 4,
});

test("plans, skips or reports every line, creates nothing twice, and changes no closed record", () => {
  fc.assert(
    fc.property(
      persons,
      papers,
      onRecord,
      heldBy,
      fc.constantFrom("create" as const, "update" as const, "update-or-create" as const),
      (people, documents, records, existing, mode) => {
        const book = records.map(([code, isOpen], index) => personOnRecord(index + 1, code, { isOpen }));
        const kept = existing
          .filter(([id]) => book[id - 1]?.isOpen)
          .map(([crewId, name], index): DocumentOnRecord => ({
            ...documentOf({ name, certificateId: null, issued: "2023-01-01" }),
            id: index + 1,
            crewId,
            fileId: null,
          }));
        const lines = people.map(([code, isRight], index) =>
          person(
            index + 2,
            code,
            isRight
              ? {}
              : {
                  problems: [
                    { sheet: "crew", line: index + 2, column: "sex", severity: "error", message: "x", value: "" },
                  ],
                },
          ),
        );
        const paperLines = documents.map(([code, name, number], index) =>
          documentLineOf(index + 2, code, { name, number, certificateId: null }),
        );
        const plan = planImport({
          people: lines,
          documents: paperLines,
          facts: facts({ people: book, documents: kept }),
          mode,
          today,
        });
        expect(plan.creates.length + plan.updates.length + plan.unchanged.people + plan.skipped.people).toBe(
          lines.length,
        );
        expect(plan.documents.length + plan.unchanged.documents + plan.skipped.documents).toBe(paperLines.length);
        const created = plan.creates.map(({ changes }) => changes.personal?.seaFarerId);
        expect(new Set(created).size).toBe(created.length);
        expect(created.filter((code) => book.some((one) => one.seafarerCode === code))).toEqual([]);
        const replaced = plan.documents.flatMap(({ replaces }) => replaces ?? []);
        expect(new Set(replaced).size).toBe(replaced.length);
        const closed = new Set(book.filter(({ isOpen }) => !isOpen).map(({ id }) => id));
        expect(
          [
            ...plan.updates.map(({ id }) => id),
            ...plan.documents.flatMap(({ owner }) => ("id" in owner ? owner.id : [])),
          ].filter((id) => closed.has(id)),
        ).toEqual([]);
        for (const one of plan.documents)
          if ("line" in one.owner)
            expect(plan.creates.some(({ line }) => "line" in one.owner && line === one.owner.line)).toBe(true);
        const skipped = plan.skipped.people + plan.skipped.documents;
        expect(
          new Set(
            plan.problems.filter(({ severity }) => severity === "error").map(({ sheet, line }) => `${sheet} ${line}`),
          ).size,
        ).toBe(skipped);
      },
    ),
  );
});
