import { stripVTControlCharacters } from "node:util";

const maxLines = 40;
const phases = [
  [/Compiled successfully/, "pages"],
  [/Creating an optimized production build/, "compile"],
];

/** The step a line of Next's output announces, if any. */
export const stepOf = (line) => phases.find(([pattern]) => pattern.test(line))?.[1];

/**
 * Keep the last lines of an output as a reason to show: without colours, and with paths as the project writes them.
 * @param {{ root: string, home: string }} machine folders whose names are private
 */
export function reasonOf(output, { root, home }) {
  const lines = stripVTControlCharacters(output)
    .replaceAll(`${root}/`, "")
    .replaceAll(root, ".")
    .replaceAll(home.length > 1 ? home : root, "~")
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
  const filled = lines.filter((line, place) => line || lines[place - 1]);
  return filled.join("\n").trim().split("\n").slice(-maxLines).join("\n");
}
