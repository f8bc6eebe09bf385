/** Declarations that pages pass to their forms as data, and why browsers do not load them. */
const declarations = new Map([["lib/features/crew/person-fields.rules.ts", "pass formInputs or appliedInputs"]]);

/** Browsers load no declaration that only the server needs whole: classes, erasure, headings of the import. */
export const serverDataProblems = ({ sources, texts }) =>
  [...sources.keys()]
    .filter((path) => /^(app|components)\//.test(path) && (texts.get(path) ?? "").startsWith('"use client"'))
    .flatMap((path) => {
      const found = declarationBelow(path, sources, texts);
      return found ? [{ path, rule: `loads ${found} in the browser: ${declarations.get(found)}` }] : [];
    });

/** Find a declaration reachable from a file of the browser; import() counts, calls of the server do not. */
function declarationBelow(start, sources, texts) {
  const waiting = [start];
  const seen = new Set(waiting);
  for (const path of waiting) {
    if (declarations.has(path)) return path;
    for (const { target, typeOnly } of sources.get(path)?.imports ?? []) {
      if (!target || typeOnly || seen.has(target) || (texts.get(target) ?? "").startsWith('"use server"')) continue;
      seen.add(target);
      waiting.push(target);
    }
  }
  return undefined;
}
