import ts from "typescript";
import { isCode, isTest } from "./source-tree.mjs";

/**
 * Modules that patch the behaviour of a package, and why no documented API does it. At most two, each under
 * 60 lines, with a test that fails when it is no longer needed (docs/decisions/47-own-server.md).
 */
const namedPatches = {
  "scripts/release-aborted-renders.mjs": "an aborted render holds those written beside it (react/react #37288)",
  "db/slow-queries.ts": "neither Drizzle nor its driver says how long a query took",
};
const maxPatches = 2;
const maxLines = 60;
const others = /^(db\/testing|e2e)\//;
const maybePatch = /prototype|\b(assign|defineProperty|defineProperties)\(|^import /m;
const builtFiles = /\.next\/(standalone\/.*)?server\b|\bserver\/chunks\b/;

/** Find assignments to prototypes and to packages' exports, and Next's build names, outside the named list. */
export function patchProblems({ texts }, named = namedPatches) {
  const patches = [...texts]
    .filter(([path]) => isCode(path) && !isTest(path) && !others.test(path))
    .flatMap(([path, text]) => patchesIn(path, text).map((rule) => ({ path, rule })));
  const patching = new Set(patches.map(({ path }) => path));
  const listed = Object.keys(named).filter((path) => texts.has(path));
  return [
    ...patches.filter(({ path }) => !Object.hasOwn(named, path)),
    ...listed.filter((path) => !patching.has(path)).map((path) => ({ path, rule: "patches nothing any more" })),
    ...listed
      .filter((path) => texts.get(path).trimEnd().split("\n").length > maxLines)
      .map((path) => ({ path, rule: `is a patch of more than ${maxLines} lines` })),
    ...(listed.length > maxPatches ? [{ path: listed.at(-1), rule: `is one of more than ${maxPatches} patches` }] : []),
  ];
}

function patchesIn(path, text) {
  if (!maybePatch.test(text) && !builtFiles.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const context = { text, packages: importedFromPackages(file), prototypes: new Set() };
  const patches = [];
  readPatches(file, context, patches);
  return patches;
}

function readPatches(node, context, patches) {
  if (
    ts.isVariableDeclaration(node) &&
    ts.isIdentifier(node.name) &&
    node.initializer &&
    isForeign(node.initializer, context)
  )
    context.prototypes.add(node.name.text);
  const target = targetOf(node);
  if (target && isForeign(target, context))
    patches.push(`changes ${context.text.slice(target.pos, target.end).trim()} from outside`);
  if (ts.isStringLiteralLike(node) && builtFiles.test(node.text)) patches.push(`names what Next builds: ${node.text}`);
  ts.forEachChild(node, (child) => readPatches(child, context, patches));
}

/** Return the object that an assignment or a call of Object changes. */
function targetOf(node) {
  if (ts.isBinaryExpression(node) && ts.isAssignmentOperator(node.operatorToken.kind) && isAccess(node.left))
    return node.left.expression;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression: owner, name } = node.expression;
  const isChange = /^(assign|defineProperty|defineProperties|setPrototypeOf)$/.test(name.text);
  return isChange && ts.isIdentifier(owner) && /^(Object|Reflect)$/.test(owner.text) ? node.arguments[0] : undefined;
}

const isAccess = (node) => ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** Check for a prototype, or an export of a package or Node. */
function isForeign(written, { packages, prototypes }) {
  const node = bare(written);
  if (ts.isIdentifier(node)) return packages.has(node.text) || prototypes.has(node.text);
  if (!ts.isPropertyAccessExpression(node)) return false;
  return node.name.text === "prototype";
}

function bare(node) {
  const isAround = ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node);
  return isAround ? bare(node.expression) : node;
}

/** Local names of whole modules of packages; functions and classes taken from them are excluded. */
function importedFromPackages(file) {
  const isOther = ({ moduleSpecifier: { text } }) => !/^(\.|@\/)/.test(text);
  const clauses = file.statements
    .filter((one) => ts.isImportDeclaration(one) && isOther(one))
    .map((one) => one.importClause);
  return new Set(
    clauses.flatMap((clause) => {
      const bindings = clause?.namedBindings;
      const inside = !bindings ? [] : ts.isNamespaceImport(bindings) ? [bindings] : bindings.elements;
      return [...(clause?.name ? [clause.name.text] : []), ...inside.map(({ name }) => name.text)];
    }),
  );
}
