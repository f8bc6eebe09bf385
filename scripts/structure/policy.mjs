import { isTesting } from "./source-tree.mjs";

const policy = "lib/access/policy.ts";
const declared = /^ {2}"([a-z-]+:[a-z0-9-]+)": *\[/gm;

/** Files that may name roles: the policy and its readers, tests, seeds and db/enums. */
const naming = ["lib/access/policy.ts", "lib/access/permissions.ts", "lib/access/roles.ts"];
const role =
  "superadmin|crewing(?:admin|manager|planning|service|staff|pde|finance|principal)\\w*|crew(?:marine|tanker)";
const column = "SA|AD|MG|PL|SV|ST|PD|FN|PR|VH|CR";
const asksRole = [
  new RegExp(`"(?:${role}|${column})"`),
  /\bsubRole [!=]== (?:"|null\b)/,
  /\brole\.(?:startsWith|endsWith|includes)\(/,
];
/** Only files beside the policy map a role to its column. */
const asksColumn = /\brole ?[cC]olumn\b/i;

/** Only the access policy may name a role, because it is printed and compared. Other files ask the policy. */
export function roleProblems({ sources, texts }) {
  return [...sources.keys()]
    .filter((path) => /^(app|components|lib)\//.test(path) && !naming.includes(path) && !isTesting(path))
    .flatMap((path) => {
      const lines = texts.get(path).split("\n");
      const isNamed = (line) =>
        asksRole.some((pattern) => pattern.test(line)) || (!path.startsWith("lib/access/") && asksColumn.test(line));
      const at = lines.findIndex((line) => !/^\s*(\/\/|\/?\*)/.test(line) && isNamed(line));
      return at < 0
        ? []
        : [{ path, rule: `asks for a role by name in line ${at + 1}: lib/access/roles.ts has the questions` }];
    });
}

/** Every permission must be used in code. */
export function policyProblems({ sources, texts }) {
  const permissions = [...(texts.get(policy) ?? "").matchAll(declared)].map(([, name]) => name);
  const asking = [...sources.keys()]
    .filter((path) => /^(app|components|lib)\//.test(path) && path !== policy && !isTesting(path))
    .map((path) => texts.get(path));
  return permissions
    .filter((name) => !asking.some((text) => text.includes(`"${name}"`)))
    .map((name) => ({ path: policy, rule: `no code asks ${name}` }));
}
