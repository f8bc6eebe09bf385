import fs from "node:fs";
import path from "node:path";
import { stampBuild } from "./build.mjs";
import { compressFiles } from "./front-door/compressed.mjs";
import { keepOneCopy } from "./one-copy.mjs";
import { projectRoot } from "./project-root.mjs";

// The standalone server is traced without the files a browser asks for.
copyIntoStandalone(".next/static");
copyIntoStandalone("public");
await compressFiles(path.join(projectRoot, ".next/standalone/.next/static"));
keepOneCopy(path.join(projectRoot, ".next/standalone/.next/server/chunks"));
stampBuild();

function copyIntoStandalone(folder) {
  const from = path.join(projectRoot, folder);
  const to = path.join(projectRoot, ".next", "standalone", folder);
  fs.rmSync(to, { recursive: true, force: true });
  if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true });
}
