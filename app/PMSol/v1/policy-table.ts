import { cellOf, permissions, rowsFor, type Permission } from "@/lib/access/permissions";
import { columns, permissionTable } from "@/lib/access/policy";
import { callTable } from "./call-table";

/** The columns of the table, and what else limits them. */
export const legend =
  "SA superadmin, AD admin, MG manager, PL planning, SV service, ST staff, PD personnel development, FN finance, PR principal, VH vessel head, CR crew member. Rows: whose records it covers; the division of a superadmin is the one switched to. A user's access list may take away whole areas, and never adds. Sections are those of the three documents and of the product decisions.";

/** One permission as printed: a cell per role, and the calls that check it. */
export type PolicyRow = {
  permission: Permission;
  cells: string[];
  rows: string;
  second: string;
  section: string;
  calls: string[];
};

/** Return the row scopes of a permission; with several, each is followed by its roles. */
function rowsText(permission: Permission): string {
  const byRows = new Map<string, string[]>();
  for (const column of columns) {
    if (cellOf(permissionTable[permission][0], column) === "-") continue;
    const rows = rowsFor(permission, column).replaceAll("-", " ");
    byRows.set(rows, [...(byRows.get(rows) ?? []), column]);
  }
  return [...byRows]
    .map(([rows, columnsWithRows]) => (byRows.size > 1 ? `${rows} ${columnsWithRows.join(" ")}` : rows))
    .join(", ");
}

const callsOf = (permission: Permission) =>
  callTable
    .filter(({ rights, operation: { also } }) => rights.includes(permission) || also.includes(permission))
    .map(({ method, path }) => `${method} ${path.replace("/PMSol/v1/", "")}`);

function rowOf(permission: Permission): PolicyRow {
  const [cells, , section, notBy] = permissionTable[permission] as readonly [string, string, string, string?];
  return {
    permission,
    cells: cells.split(" "),
    rows: rowsText(permission),
    second: notBy ? `not the ${notBy}` : "",
    section: /^\d/.test(section) ? `Document ${section}` : section,
    calls: callsOf(permission),
  };
}

/** The whole policy, one row per permission in the order of declaration. */
export const policyRows = (): PolicyRow[] => permissions.map(rowOf);

const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const head = ["Permission", ...columns, "Rows", "Second person", "Section", "Calls"];

/** Return a permission's line in docs/access.md. */
export function policyLine(permission: Permission): string {
  const { cells, rows, second, section, calls } = rowOf(permission);
  return line([`\`${permission}\``, ...cells, rows, second, section, calls.length]);
}

/** Build docs/access.md: the policy table, and the calls that check each permission. */
export function policyDocument(): string {
  return `# Who may do what

Printed from \`lib/access/policy.ts\` by \`npm run routes -- --policy --write\`; a test compares it. Y granted, O only what is their own, Q as a request the office reviews, B a second person decides, - not granted.

${legend}

${line(head)}
${line(head.map(() => "---"))}
${permissions.map(policyLine).join("\n")}

## Calls that ask a permission

Where a permission has no call of its own, a screen or the body of an operation asks it.

${policyRows()
  .map(({ permission, calls }) => `- \`${permission}\`: ${calls.join(", ") || "no call"}`)
  .join("\n")}
`;
}
