import ts from "typescript";

/**
 * List the texts a module uses through useTranslations, as patterns: "crew.list.title" is one text, "crew.tabs.*" all
 * with this prefix. "*" is a key from data and may be any.
 */
export function textsNamed(path, text) {
  if (!text.includes("useTranslations")) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const nodes = [...everyNode(file)];
  const translators = translatorsIn(nodes);
  const named = nodes.flatMap((node) => {
    const begins = translatorBegins(node, translators);
    return begins.length > 0 ? keysAsked(node, nodes).flatMap((key) => begins.map((from) => from + key)) : [];
  });
  return [...new Set(named)];
}

/** List the texts in JSX attributes of a name: <PageTexts now={["crew.tabs"]}>. */
export function textsListed(path, text, attribute) {
  if (!text.includes(`${attribute}={[`)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return [...everyNode(file)]
    .filter((node) => ts.isJsxAttribute(node) && node.name.text === attribute)
    .flatMap(({ initializer }) => (initializer.expression ? [...everyNode(initializer.expression)] : []))
    .filter((node) => ts.isStringLiteral(node))
    .map((node) => node.text);
}

function* everyNode(node) {
  yield node;
  for (const child of node.getChildren()) yield* everyNode(child);
}

/** The namespace of each translator by its name. A name may occur in several functions. */
function translatorsIn(nodes) {
  const found = new Map();
  for (const node of nodes) {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !isTranslator(node.initializer)) continue;
    const name = node.name.getText();
    found.set(name, [...(found.get(name) ?? []), beginOf(node.initializer)]);
  }
  return found;
}

const isTranslator = (node) => ts.isCallExpression(node) && node.expression.getText() === "useTranslations";

function beginOf({ arguments: [namespace] }) {
  return namespace && ts.isStringLiteral(namespace) ? `${namespace.text}.` : "";
}

/** Return the namespace of a translator: by its name, or where it is created. */
function translatorBegins(node, translators) {
  if (ts.isIdentifier(node)) return isUse(node) ? (translators.get(node.text) ?? []) : [];
  return isTranslator(node) && !ts.isVariableDeclaration(node.parent) ? [beginOf(node)] : [];
}

/** The name is the translator itself, not a property or attribute of the same name. */
function isUse(node) {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isJsxAttribute(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  return !ts.isPropertyAssignment(parent) || parent.name !== node;
}

/** t("a"), t.rich("a"). A translator that is passed on may be used for any key. */
function keysAsked(node, nodes) {
  const isMember = ts.isPropertyAccessExpression(node.parent);
  const called = isMember ? node.parent : node;
  const call = called.parent;
  if (!ts.isCallExpression(call) || call.expression !== called || !call.arguments[0]) return ["*"];
  return keysOf(call.arguments[0], nodes);
}

/** "a", `a.${b}`, b ? "a" : "c", and a[b] of an object of texts in the same file. */
function keysOf(node, nodes) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((one) => keysOf(one, nodes));
  if (ts.isTemplateExpression(node)) return keysOfTemplate(node, nodes);
  if (ts.isElementAccessExpression(node)) return valuesOf(node.expression.getText(), nodes) ?? ["*"];
  return ["*"];
}

function keysOfTemplate({ head, templateSpans: [span, ...more] }, nodes) {
  const inside = more.length === 0 ? keysOf(span.expression, nodes) : ["*"];
  return inside.map((key) => head.text + (key.endsWith("*") ? key : key + span.literal.text));
}

/** Return the texts of a constant object, if it contains only texts. */
function valuesOf(name, nodes) {
  const made = nodes.find((node) => ts.isVariableDeclaration(node) && node.name.getText() === name)?.initializer;
  const object = made && ts.isAsExpression(made) ? made.expression : made;
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const values = object.properties.map(({ initializer }) => initializer);
  return values.every((value) => value && ts.isStringLiteral(value)) ? values.map(({ text }) => text) : undefined;
}
