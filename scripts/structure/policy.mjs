import { isTesting } from "./source-tree.mjs";

const policy = "lib/access/policy.ts";
const declared = /^ {2}"([a-z-]+:[a-z0-9-]+)": +\[/gm;

/** A permission that no code asks is a right that no one has: it is asked or it goes. */
export function policyProblems({ sources, texts }) {
  const permissions = [...(texts.get(policy) ?? "").matchAll(declared)].map(([, name]) => name);
  const asking = [...sources.keys()]
    .filter((path) => /^(app|components|lib)\//.test(path) && path !== policy && !isTesting(path))
    .map((path) => texts.get(path));
  return permissions
    .filter((name) => !asking.some((text) => text.includes(`"${name}"`)))
    .map((name) => ({ path: policy, rule: `no code asks ${name}` }));
}
