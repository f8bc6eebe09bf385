import path from "node:path";
import { stampBuild } from "./build.mjs";
import { projectRoot } from "./project-root.mjs";
import { compressFiles } from "./server/compress-files.mjs";

await compressFiles(path.join(projectRoot, ".next/static"));
stampBuild();
