/**
 * Check whether .dockerignore excludes a file or a folder above it. Paths are relative to the project, with slashes.
 * @param {string} text @returns {(file: string) => boolean}
 */
export function ignoredBy(text) {
  const patterns = text.split(/\r?\n/).flatMap(patternsOf);
  return (file) => [file, ...foldersAbove(file)].some((name) => patterns.some((pattern) => pattern.test(name)));
}

/** Negated patterns are refused, so that an excluded folder need not be read. */
function patternsOf(line) {
  const said = line.trim();
  if (said === "" || said.startsWith("#")) return [];
  if (said.startsWith("!")) throw new Error(`.dockerignore, not understood: ${said}`);
  return [new RegExp(`^${expressionOf(said.replace(/^\.?\/+|\/+$/g, ""))}$`)];
}

/** `**` matches any number of folders, also none. `*` and `?` match everything but a slash. */
function expressionOf(glob) {
  const parts = glob.split(/(\*\*\/|\*\*|\*|\?)/);
  const meaning = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" };
  return parts.map((part) => meaning[part] ?? part.replace(/[.+^${}()|[\]\\]/g, "\\$&")).join("");
}

function foldersAbove(file) {
  const parts = file.split("/");
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join("/"));
}
