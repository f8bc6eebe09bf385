import { crewSections } from "@/db/enums/crew";
import { roles } from "@/db/enums/users";
import type { Actor } from "@/lib/access/actor";
import { roleColumn } from "@/lib/access/permissions";
import { columns } from "@/lib/access/policy";
import { mustRequestChanges, assertWrites, writePermissions, canWriteDirectly } from "./write-permission.rules";
import { editSections } from "./update.schema";

const actorOf = (role: (typeof roles)[number], subRole: "head" | "crew" | null): Actor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: 1,
});

/** Columns SA AD MG PL SV ST PD FN PR VH CR: Y writes, Q asks. product 5.11 */
const expected: Record<string, string> = {
  "crew:edit": "YYY--Y---QQ",
  "crew:sea-service": "YY-Y-Y---QQ",
  "crew:add-certificate": "YY---YY--QQ",
  "crew:change-bank": "YY-----Y-QQ",
};

test("grants every role the permissions of the table for each section", () => {
  for (const section of [...new Set([...editSections, ...crewSections])]) {
    const found = columns.map((column) => {
      const role = roles.find(
        (one) => !one.endsWith("tanker") && roleColumn(one, column === "VH" ? "head" : null) === column,
      );
      const actor = actorOf(role ?? "superadmin", column === "VH" ? "head" : column === "CR" ? "crew" : null);
      return canWriteDirectly(actor, writePermissions[section])
        ? "Y"
        : mustRequestChanges(actor, writePermissions[section])
          ? "Q"
          : "-";
    });
    expect([section, found.join("")]).toEqual([section, expected[writePermissions[section]]]);
  }
});

test("tells users who request changes to do so, and refuses others without the permission", () => {
  expect(() => assertWrites(actorOf("crewmarine", "crew"), "crew:edit")).toThrow("crew.requests.askInstead");
  expect(() => assertWrites(actorOf("crewingprincipalmarine", null), "crew:edit")).toThrow("errors.forbidden");
  expect(() => assertWrites({ kind: "stranger" }, "crew:edit")).toThrow("errors.forbidden");
  expect(() => assertWrites(actorOf("crewingadminmarine", null), "crew:edit")).not.toThrow();
});
