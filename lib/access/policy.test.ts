import { fieldClasses } from "@/db/enums/crew";
import type { UserActor } from "./actor";
import { can, rowsOf } from "./actor";
import { entries } from "./menu";
import { permissions } from "./permissions";
import {
  columns,
  fieldClassTable,
  permissionTable,
  rowLetters,
  rowScopes,
  menuVisibility,
  tagsOfArea,
  tagTable,
} from "./policy";

const isRowOf = (cells: string, letters: string) =>
  cells.length === 2 * columns.length - 1 &&
  cells.split(" ").length === columns.length &&
  cells.split(" ").every((cell) => cell.length === 1 && letters.includes(cell));

test("every row of the policy has one known letter for each of the eleven roles", () => {
  const tables: [Record<string, string>, string][] = [
    [Object.fromEntries(permissions.map((name) => [name, permissionTable[name][0]])), "YOQB-"],
    [tagTable, "Y-"],
    [menuVisibility, "Y-"],
    [fieldClassTable, "YP-"],
    [rowScopes, Object.keys(rowLetters).join("")],
  ];
  const malformed = tables.flatMap(([table, letters]) =>
    Object.entries(table).filter(([, cells]) => !isRowOf(cells, letters)),
  );
  expect(malformed).toEqual([]);
  expect(Object.keys(fieldClassTable)).toEqual([...fieldClasses]);
});

test("every permission names the section it is decided in, and who a second person must not be exactly where one decides", () => {
  for (const name of permissions) {
    const [cells, , section, notBy] = permissionTable[name] as readonly [string, string, string, string?];
    expect([name, section]).toEqual([
      name,
      expect.stringMatching(/^([123] §\d(\.\d)?|product \d\.\d+(\.\d+)?[ab]?b?)$/),
    ]);
    expect([name, notBy !== undefined]).toEqual([name, cells.includes("B")]);
  }
});

test("who is granted only what is their own has a scope that is less than the division, but for finance", () => {
  for (const name of permissions) {
    const [cells, scope] = permissionTable[name];
    cells.split(" ").forEach((cell, index) => {
      const column = columns[index];
      if ((cell !== "O" && cell !== "Q") || column === "FN") return;
      // An admin reads the audit log of the own division, a superadmin that of both.
      if (name === "audit:view") return;
      expect([name, column, rowScopes[scope].charAt(2 * index)]).toEqual([
        name,
        column,
        expect.stringMatching(/[mpvo]/),
      ]);
    });
  }
});

test("what the menu hides and the areas lead to exists", () => {
  const areas = new Set<string>(permissions.flatMap((name) => [name, name.split(":")[0] ?? ""]));
  expect(Object.keys(tagsOfArea).filter((area) => !areas.has(area))).toEqual([]);
  expect(Object.keys(menuVisibility).filter((name) => !entries.some((entry) => entry.name === name))).toEqual([]);
});

test("the rows of an actor: none without the right, every division for the clock, else what the scope says", () => {
  const actor = (role: UserActor["role"], subRole: UserActor["subRole"] = null): UserActor => {
    return { kind: "user", userId: 1, email: "", name: "", role, subRole, divisionId: 1 };
  };
  expect(rowsOf({ kind: "scheduler" }, "crew:view")).toBe("every-division");
  expect(rowsOf({ kind: "stranger" }, "crew:view")).toBe("none");
  expect(rowsOf(actor("crewingfinancemarine"), "applicants:view")).toBe("none");
  expect(rowsOf(actor("crewingservicemarine"), "applicants:view")).toBe("medical-check-up");
  expect(rowsOf(actor("crewingadminmarine"), "crew:view")).toBe("own-division");
  expect(rowsOf(actor("crewingprincipalmarine"), "crew:view")).toBe("own-principal");
  expect(rowsOf(actor("crewmarine", "head"), "crew:view")).toBe("own-vessel");
  expect(rowsOf(actor("crewmarine", "crew"), "crew:view")).toBe("own-record");
  expect(rowsOf(actor("superadmin"), "audit:view")).toBe("every-division");
  expect(can(actor("crewmarine", "crew"), "vessels:view")).toBe(false);
});
