import ts from "typescript";
import { importedNames, loadedNames } from "./imported-names.mjs";
import { readWords } from "./words.mjs";

const leftOutCall = /\.(skip|only|todo|fixme)\b|\b(x|f)(it|test|describe)\(/;
const loading = /\bimport\(/;

/**
 * What the rules need to know of a file:
 * imports [{ specifier, typeOnly, names, late }] (names of the other file's exports, "*" for all of them; late when it
 * is loaded by import() at its time), values and types
 * (exported names), operations (exported names made by read() or write()), onlyReexports, leftOut (calls such as it.skip).
 */
export function parseSource(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, loading.test(text), scriptKind(path));
  const facts = { path, imports: [], values: [], types: [], operations: [], leftOut: [] };
  for (const statement of file.statements) readStatement(statement, facts);
  facts.words = readWords(file);
  facts.onlyReexports = file.statements.length > 0 && file.statements.every(isReexport);
  if (loading.test(text) || leftOutCall.test(text)) readWithin(file, facts);
  return facts;
}

function scriptKind(path) {
  if (path.endsWith(".tsx")) return ts.ScriptKind.TSX;
  return path.endsWith(".mjs") ? ts.ScriptKind.JS : ts.ScriptKind.TS;
}

function isReexport(statement) {
  return ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
}

function readStatement(statement, facts) {
  if (ts.isImportDeclaration(statement)) {
    const specifier = statement.moduleSpecifier.text;
    facts.imports.push({ specifier, ...importedNames(statement.importClause) });
  }
  if (ts.isExportDeclaration(statement)) readExportList(statement, facts);
  if (ts.isExportAssignment(statement)) facts.values.push("default");
  if (isExported(statement)) readExportedDeclaration(statement, facts);
}

function readExportList(statement, facts) {
  const clause = statement.exportClause;
  const elements = clause && ts.isNamedExports(clause) ? clause.elements : [];
  const typeElements = elements.filter((element) => statement.isTypeOnly || element.isTypeOnly);
  for (const element of elements) (typeElements.includes(element) ? facts.types : facts.values).push(element.name.text);
  if (!statement.moduleSpecifier) return;
  const names = elements.length > 0 ? elements.map(({ name, propertyName }) => (propertyName ?? name).text) : ["*"];
  const typeOnly = statement.isTypeOnly || (elements.length > 0 && typeElements.length === elements.length);
  facts.imports.push({ specifier: statement.moduleSpecifier.text, typeOnly, names });
}

function isExported(statement) {
  return statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function readExportedDeclaration(statement, facts) {
  if (ts.isVariableStatement(statement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      facts.values.push(...boundNames(name));
      if (isOperation(initializer)) facts.operations.push(name.text);
    }
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    const isDefault = statement.modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword);
    facts.values.push(isDefault ? "default" : statement.name.text);
  }
  if (ts.isEnumDeclaration(statement)) facts.values.push(statement.name.text);
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
    facts.types.push(statement.name.text);
}

function boundNames(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

function isOperation(initializer) {
  if (!initializer || !ts.isCallExpression(initializer)) return false;
  const called = initializer.expression;
  return ts.isIdentifier(called) && (called.text === "read" || called.text === "write");
}

function readWithin(node, facts) {
  if (ts.isImportTypeNode(node)) {
    const names = node.isTypeOf || !node.qualifier ? ["*"] : [node.qualifier.getText()];
    facts.imports.push({ specifier: node.argument.literal.text, typeOnly: true, names });
  }
  if (ts.isCallExpression(node)) readCall(node, facts);
  ts.forEachChild(node, (child) => readWithin(child, facts));
}

function readCall(node, facts) {
  const [argument] = node.arguments;
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword && argument && ts.isStringLiteral(argument)) {
    facts.imports.push({ specifier: argument.text, typeOnly: false, names: loadedNames(node), late: true });
  }
  const name = dottedName(node.expression);
  if (/^[xf](it|test|describe)\b/.test(name) || /^(it|test|describe)\b.*\.(skip|only|todo|fixme)\b/.test(name)) {
    facts.leftOut.push(name);
  }
}

function dottedName(node) {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? `${dottedName(node.expression)}.${node.name.text}` : "";
}
