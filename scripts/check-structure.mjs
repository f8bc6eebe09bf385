import { checkStructure } from "./structure/check-all.mjs";

const { problems, warnings, platformLines, files } = checkStructure(process.argv[2] ?? process.cwd());
for (const { path, rule } of problems) console.error(`${path}: ${rule}`);
for (const { path, rule } of warnings) console.error(`warning: ${path}: ${rule}`);
console.log(`${files} files, lib/platform ${platformLines} lines, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
