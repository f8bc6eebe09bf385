import { applicantStrategy, crewStrategy, erasedApplicant, erasedCrew } from "./erasure.rules";

const inStrategy = (table: Record<string, string>, expected: string) =>
  Object.keys(table).filter((column) => table[column] === expected);

test("nulls the columns to destroy and leaves the columns to keep", () => {
  for (const [table, erased] of [
    [crewStrategy, erasedCrew({ id: 12, dateOfBirth: "1990-05-17" })],
    [applicantStrategy, erasedApplicant({ id: 12, dateOfBirth: "1990-05-17" })],
  ] as const) {
    const row: Record<string, unknown> = erased;
    for (const column of inStrategy(table, "destroy")) expect([column, row[column]]).toEqual([column, null]);
    for (const column of inStrategy(table, "keep")) expect([column, column in row]).toEqual([column, false]);
  }
});

test("never keeps name, contact, next of kin or photo; keeps tax, social security and service numbers", () => {
  expect(erasedCrew({ id: 12, dateOfBirth: "1990-05-17" })).toMatchObject({
    fullName: "Erased 12",
    dateOfBirth: "1990-01-01",
    email: null,
    phone: null,
    address: null,
    nextOfKinName: null,
    photoFileId: null,
    seafarerCode: null,
    kkNumber: null,
  });
  for (const kept of [
    "npwpNumber",
    "bpjsKesehatanNumber",
    "bpjsKetenagakerjaanNumber",
    "idNumber",
    "employeeNumber",
    "joinedOn",
    "resignedOn",
  ] as const)
    expect(crewStrategy[kept]).toBe("keep");
});
