import ts from "typescript";
import { isTesting } from "./source-tree.mjs";

const matchers = new Set(["toEqual", "toMatchObject", "toStrictEqual"]);
const reads = /\.from\(/;

/**
 * A test that compares stored rows in a row, or takes the second or the last of them, says in which order they are
 * read. PostgreSQL promises none without ORDER BY, and changes it when a table grows.
 */
export function rowOrderProblems({ texts }) {
  return [...texts].flatMap(([path, text]) => {
    if (!isTesting(path) || !/\.tsx?$/.test(path) || !reads.test(text)) return [];
    return unorderedReads(path, text).map((line) => ({ path, rule: `line ${line} depends on the order of its rows` }));
  });
}

function unorderedReads(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = new Set();
  const note = (node) => lines.add(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
  const readers = unorderedReaders(file);
  const isRead = (node) => isUnordered(node) || isCallOf(node, readers);
  visit(file, (node) => {
    if (isComparison(node) && isRead(node.expression.expression.arguments[0])) note(node);
    if (!ts.isVariableDeclaration(node) || !isRead(node.initializer) || !ts.isIdentifier(node.name)) return;
    const rows = node.name.text;
    visit(blockAround(node), (use) => {
      if (use.pos > node.end && (takesByPlace(use, rows) || (isComparison(use) && comparesAll(use, rows)))) note(node);
    });
  });
  return [...lines];
}

function visit(node, look) {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

function blockAround(node) {
  return ts.isBlock(node) || ts.isSourceFile(node) ? node : blockAround(node.parent);
}

/** Check for a query of rows that has neither an order nor a limit. */
function isUnordered(node) {
  const names = new Set();
  let call = withoutAwait(node);
  while (call && ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)) {
    names.add(call.expression.name.text);
    call = call.expression.expression;
  }
  return names.has("select") && names.has("from") && !names.has("orderBy") && !names.has("limit");
}

/** The names of functions that do nothing but read rows without an order. */
function unorderedReaders(file) {
  const names = new Set();
  visit(file, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isArrowFunction(node.initializer)) return;
    if (isUnordered(node.initializer.body)) names.add(node.name.getText());
  });
  return names;
}

function isCallOf(node, names) {
  const call = withoutAwait(node);
  return call !== undefined && ts.isCallExpression(call) && names.has(call.expression.getText());
}

function withoutAwait(node) {
  return node && (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node))
    ? withoutAwait(node.expression)
    : node;
}

/** Check for `expect(…).toEqual([…, …])`: a list of different entries, in this order. */
function isComparison(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [list] = node.arguments;
  const { expression: subject, name } = node.expression;
  return matchers.has(name.text) && isExpect(subject) && list && ts.isArrayLiteralExpression(list) && differs(list);
}

function isExpect(node) {
  return ts.isCallExpression(node) && node.expression.getText() === "expect";
}

function differs({ elements }) {
  return new Set(elements.map((element) => element.getText())).size > 1;
}

/** Check for the rows themselves or what was made of each; sorted rows may come in any order. */
function comparesAll(node, rows) {
  const subject = node.expression.expression.arguments[0];
  return (
    new RegExp(String.raw`^${rows}(\.map\(|$)`).test(subject.getText()) &&
    !/\.(toSorted|sort)\(/.test(subject.getText())
  );
}

function takesByPlace(node, rows) {
  return new RegExp(String.raw`^${rows}(\.at\((-|[1-9])|\[[1-9])`).test(node.getText()) && node.getText().length < 40;
}
