import ts from "typescript";

/** Names an import statement takes from the other file; "*" for all of them. */
export function importedNames(clause) {
  if (!clause) return { typeOnly: false, names: [] };
  const { name, namedBindings: bindings } = clause;
  const listed = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  const everything = bindings && ts.isNamespaceImport(bindings);
  const typesOnly = !name && listed.length > 0 && listed.every((element) => element.isTypeOnly);
  return {
    typeOnly: clause.isTypeOnly || typesOnly,
    names: [...(name ? ["default"] : []), ...(everything ? ["*"] : []), ...listed.map(nameThere)],
  };
}

/** Names taken from import("./a"): `(await import("./a"))` destructured, or `.then((module) => module.A)`. */
export function loadedNames(call) {
  const { parent } = call;
  if (ts.isAwaitExpression(parent) && ts.isVariableDeclaration(parent.parent))
    return namesOfPattern(parent.parent.name);
  if (!ts.isPropertyAccessExpression(parent) || parent.name.text !== "then") return ["*"];
  const [bindingName] = parent.parent.arguments ?? [];
  if (!bindingName || !ts.isArrowFunction(bindingName) || bindingName.parameters.length === 0) return ["*"];
  const isMember = ts.isPropertyAccessExpression(bindingName.body) && ts.isIdentifier(bindingName.body.expression);
  return isMember ? [bindingName.body.name.text] : namesOfPattern(bindingName.parameters[0].name);
}

function namesOfPattern(pattern) {
  if (!ts.isObjectBindingPattern(pattern)) return ["*"];
  return pattern.elements.map((element) => (element.dotDotDotToken ? "*" : nameThere(element)));
}

function nameThere({ name, propertyName }) {
  return (propertyName ?? name).text ?? "*";
}
