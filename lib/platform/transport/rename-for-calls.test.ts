import { z } from "zod";
import { insideAnswer } from "./inside-answer";
import { callErrors, insideInput, renamedText, renamesOf } from "./rename-for-calls";
import { read } from "../operation";

const row = z.object({ crewId: z.number(), note: z.string(), next: z.object({ nextCrewId: z.number() }).nullable() });
const operationOf = (name: string) =>
  read({
    name,
    access: "public",
    input: z.object({ crewId: z.number(), day: z.string().optional() }),
    output: z.object({ rows: z.array(row) }),
    run: async () => ({ rows: [] }),
  });
const operation = operationOf("test.list");
const unnamed = read({
  name: "test.unnamed",
  access: "public",
  input: z.object({ id: z.number() }),
  output: z.object({ before: z.unknown(), vesselCrewId: z.number() }),
  run: async () => ({ before: null, vesselCrewId: 1 }),
});

test("an answer carries the documents' names at every depth, in the same order, and no text changes", () => {
  const note = 'said "crewId": 5';
  const text = JSON.stringify({ data: [{ crewId: 1, note, next: { nextCrewId: 2 } }], vesselCrewId: 3 });
  const written = renamedText(text, renamesOf(operation, "output"));
  expect(written).toBe(
    JSON.stringify({ data: [{ employeeId: 1, note, next: { nextEmployeeId: 2 } }], vesselCrewId: 3 }),
  );
  expect(JSON.stringify(insideAnswer<unknown>(JSON.parse(written)))).toBe(text);
});

test("what an operation does not declare keeps its name, and so do calls that say crewId", () => {
  expect(renamesOf(unnamed, "output")).toEqual([]);
  expect(renamesOf(unnamed, "input")).toEqual([]);
  expect(renamesOf(operationOf("work-orders.open-debt"), "input")).toEqual([]);
  const own = operationOf("work-orders.open-debt");
  expect(insideInput(own, { employeeId: 4, crewId: 5 })).toEqual({ employeeId: 4, crewId: 5 });
  expect(callErrors(own, [{ path: "crewId", message: "x" }])).toEqual([{ path: "crewId", message: "x" }]);
});

test("a call that says one name itself writes the others as the documents do", () => {
  const own = operationOf("work-orders.open-debt");
  expect(renamesOf(own, "output")).toEqual([["nextCrewId", "nextEmployeeId"]]);
  expect(insideInput(own, { employeeId: 4, employeeIds: [5] })).toEqual({ employeeId: 4, crewIds: [5] });
  const form = operationOf("crew.update");
  expect(insideInput(form, { employeeId: 4, shipId: 5 })).toEqual({ crewId: 4, shipId: 5 });
});

test("an input is read under either name; the documents' name is first unless it is empty", () => {
  expect(insideInput(operation, { employeeId: "7", day: "2027-01-01" })).toEqual({ crewId: "7", day: "2027-01-01" });
  expect(insideInput(operation, { crewId: 7 })).toEqual({ crewId: 7 });
  expect(insideInput(operation, { employeeId: 7, crewId: 8 })).toEqual({ crewId: 7 });
  expect(insideInput(operation, { employeeId: null, crewId: 8 })).toEqual({ crewId: 8 });
  const nothing = { day: "2027-01-01" };
  expect(insideInput(operation, nothing)).toBe(nothing);
});

test("a refused field has the name that callers write", () => {
  const errors = ["crewId", "rows.0.crewId", "day"].map((path) => ({ path, message: "x" }));
  expect(callErrors(operation, errors).map(({ path }) => path)).toEqual(["employeeId", "rows.0.employeeId", "day"]);
});
