import { checkStructure } from "./structure/check-all.mjs";

const { problems, platformLines, files } = checkStructure(process.argv[2] ?? process.cwd());
for (const { path, rule } of problems) console.error(`${path}: ${rule}`);
console.log(`${files} files, lib/platform ${platformLines} lines, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
