import ts from "typescript";

/** Words that say nothing to a reader new to this code. The glossary's column forbidden_code adds to those of names. */
const stems = {
  name: /^(reckon\w*|told|nobody|somebody|nought|anew|whoever|eyes|fate)$/,
  comment:
    /(?<![\w'’-])(stands?|reckon\w*|told|nobody|at present|by the clock|of whom|somebody|anew|mend(s|ed|ing)?|nought|whoever)(?![\w'’-])/i,
};
const vagueParameters = new Set(["found", "asked", "held", "told", "wanted", "known", "words"]);
const maxSentenceWords = 30;

/** Files whose names or comments quote forbidden words, each with its reason. Thirty at most. */
const exceptions = {
  "scripts/structure/words.mjs": "lists the forbidden words",
  "scripts/check-structure.test.ts": "breaks the rule to test it",
};

/** Message keys that must say a forbidden word, by their beginning, each with its reason. */
const keyExceptions = {
  "audit.operations.": "the names of stored operations",
  "audit.fields.told": "a field of stored audit entries",
  "approvals.declarations.told-1": "the version of a declaration that stored answers confirm",
};
const messageFile = /^messages\/[a-z]+\/([a-z-]+)\.json$/;

/** Split a name of any case into lower-case words. */
const wordsOfName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());

/** Return the first forbidden word of a name, or undefined. */
function forbiddenInName(name, phrases) {
  const words = wordsOfName(name);
  const text = ` ${words.join(" ")} `;
  return words.find((word) => stems.name.test(word)) ?? phrases.find((phrase) => text.includes(` ${phrase} `));
}

/** Split a comment into sentences; list items and JSDoc tags begin one of their own. */
function sentencesOf(comment) {
  return comment
    .replace(/^\s*(\/\*\*?|\/\/|\*\/|\*(?!\/))/gm, "\n")
    .replace(/\*\/\s*$/, "")
    .split(/\n\s*(?:-|@|\n)|(?<=[.?!])\s+(?=[A-Z`"'([])/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => sentence !== "");
}

const countWords = (sentence) => sentence.split(" ").filter((word) => /[A-Za-z]/.test(word)).length;

/** Find a forbidden stem in a comment, or a sentence of more than thirty words. */
function commentProblems(comment) {
  const [, stem] = stems.comment.exec(comment) ?? [];
  const long = sentencesOf(comment).find((sentence) => countWords(sentence) > maxSentenceWords);
  return [
    ...(stem ? [`a comment says "${stem}"`] : []),
    ...(long ? [`a comment's sentence has ${countWords(long)} words: ${long.slice(0, 60)}…`] : []),
  ];
}

/** The glossary's words that names in code may not use, as lower-case phrases. */
function phrasesOf(tree) {
  const [, ...lines] = (tree.texts.get("docs/glossary.csv") ?? "").trim().split("\n");
  const words = lines.flatMap((line) => (line.split(",")[6] ?? "").split(";")).filter((word) => word !== "");
  return words.map((word) => wordsOfName(word).join(" "));
}

/** List every key of a tree of messages with its path. */
function keysOf(tree, path) {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    return [{ key, path: here }, ...(typeof value === "object" ? keysOf(value, here) : [])];
  });
}

/** Check the keys of all messages against the stems and the glossary. */
function keyProblems(tree, phrases) {
  return [...tree.texts].flatMap(([path, text]) => {
    const [, namespace] = messageFile.exec(path) ?? [];
    if (!namespace) return [];
    return keysOf(JSON.parse(text), namespace).flatMap(({ key, path: keyPath }) => {
      const bad = forbiddenInName(key, phrases);
      const isException = Object.keys(keyExceptions).some((beginning) => keyPath.startsWith(beginning));
      return bad && !isException ? [{ path, rule: `has the key ${keyPath}, which says "${bad}"` }] : [];
    });
  });
}

const fileNameOf = (path) => path.split("/").at(-1);

/** Check names, files, message keys and comments against the stems, the glossary and the length of a sentence. */
export function wordProblems(tree) {
  const phrases = phrasesOf(tree);
  const sources = [...tree.sources.values()].filter(({ path }) => !Object.hasOwn(exceptions, path));
  const ofSources = sources.flatMap(({ path, words }) => {
    const badNames = [fileNameOf(path), ...words.names].flatMap((name) => {
      const bad = forbiddenInName(name, phrases);
      return bad ? [`is or declares ${name}, which says "${bad}"`] : [];
    });
    const vague = words.vague.map((name) => `has a parameter ${name} in a function of several lines`);
    return [...badNames, ...vague, ...words.comments.flatMap(commentProblems)].map((rule) => ({ path, rule }));
  });
  return [...ofSources, ...keyProblems(tree, phrases)];
}

const isDeclaration = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node);

const isOneLine = (file, node) =>
  file.getLineAndCharacterOfPosition(node.getStart(file)).line === file.getLineAndCharacterOfPosition(node.end).line;

/** Collect what the rules of words need of a parsed file: declared names, comments, and vague parameters of long scopes. */
export function readWords(file) {
  const names = new Set();
  const vague = new Set();
  const visit = (node, scope) => {
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) {
      names.add(node.name.text);
      if (ts.isParameter(node) && vagueParameters.has(node.name.text) && !isOneLine(file, scope))
        vague.add(node.name.text);
    }
    const inner = ts.isFunctionLike(node) ? node : scope;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(file, file);
  return { names: [...names], vague: [...vague], comments: commentsOf(file.text) };
}

const commentPattern =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(\/\*[\s\S]*?\*\/)|((?:^|[^:"'`\w/])\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*)/g;
const commentsOf = (text) =>
  [...text.matchAll(commentPattern)]
    .flatMap(([, block, line]) => block ?? line ?? [])
    .filter((one) => !/@ts-|oxlint-|eslint-/.test(one));
