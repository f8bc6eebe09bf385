import ts from "typescript";

/**
 * What the rules need to know of a file:
 * imports [{ specifier, typeOnly }], values (exported value names), operations (exported names made by read() or
 * write()), onlyReexports, leftOut (calls such as it.skip).
 */
export function parseSource(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, scriptKind(path));
  const facts = { path, imports: [], values: [], operations: [], leftOut: [] };
  for (const statement of file.statements) readStatement(statement, facts);
  facts.onlyReexports = file.statements.length > 0 && file.statements.every(isReexport);
  if (/\bimport\(|\.(skip|only|todo|fixme)\b|\b(x|f)(it|test|describe)\(/.test(text)) readCalls(file, facts);
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
    facts.imports.push({
      specifier: statement.moduleSpecifier.text,
      typeOnly: importsTypesOnly(statement.importClause),
    });
  }
  if (ts.isExportDeclaration(statement)) readExportList(statement, facts);
  if (ts.isExportAssignment(statement)) facts.values.push("default");
  if (isExported(statement)) readExportedDeclaration(statement, facts);
}

function importsTypesOnly(clause) {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  const listed = named && ts.isNamedImports(named) ? named.elements : undefined;
  return !clause.name && listed !== undefined && listed.length > 0 && listed.every((element) => element.isTypeOnly);
}

function readExportList(statement, facts) {
  const elements =
    statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : [];
  const values = statement.isTypeOnly ? [] : elements.filter((element) => !element.isTypeOnly);
  facts.values.push(...values.map((element) => element.name.text));
  if (!statement.moduleSpecifier) return;
  const typeOnly = statement.isTypeOnly || (elements.length > 0 && values.length === 0);
  facts.imports.push({ specifier: statement.moduleSpecifier.text, typeOnly });
}

function isExported(statement) {
  return statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function readExportedDeclaration(statement, facts) {
  if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations) {
      const name = ts.isIdentifier(declaration.name) ? declaration.name.text : "a destructured value";
      facts.values.push(name);
      if (isOperation(declaration.initializer)) facts.operations.push(name);
    }
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement)) {
    facts.values.push(statement.name?.text ?? "default");
  }
}

function isOperation(initializer) {
  if (!initializer || !ts.isCallExpression(initializer)) return false;
  const called = initializer.expression;
  return ts.isIdentifier(called) && (called.text === "read" || called.text === "write");
}

function readCalls(node, facts) {
  if (ts.isCallExpression(node)) {
    const [argument] = node.arguments;
    if (node.expression.kind === ts.SyntaxKind.ImportKeyword && argument && ts.isStringLiteral(argument)) {
      facts.imports.push({ specifier: argument.text, typeOnly: false });
    }
    const name = dottedName(node.expression);
    if (/^[xf](it|test|describe)\b/.test(name) || /^(it|test|describe)\b.*\.(skip|only|todo|fixme)\b/.test(name)) {
      facts.leftOut.push(name);
    }
  }
  ts.forEachChild(node, (child) => readCalls(child, facts));
}

function dottedName(node) {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? `${dottedName(node.expression)}.${node.name.text}` : "";
}
