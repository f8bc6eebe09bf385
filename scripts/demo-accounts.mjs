const divisions = ["marine", "tanker"];
const officeRoles = ["admin", "manager", "principal", "pde", "planning", "service", "staff", "finance"];

/** Print the demo accounts of the seed, two divisions side by side. */
export function demoAccountTable() {
  const rows = [["superadmin"], ...officeRoles.map((role) => divisions.map((division) => `crewing${role}${division}`))];
  rows.push(divisions.map((division) => `crew${division}`));
  const lines = rows.map((row) => `  ${row.map((name) => `${name}@nakhoda.test`.padEnd(40)).join("")}`.trimEnd());
  return ["", "Demo accounts, password Nakhoda123!", ...lines, ""].join("\n");
}
