import fs from "node:fs";
import path from "node:path";
import { drawPicture, picturePath } from "./picture/draw.mjs";
import { projectRoot } from "./project-root.mjs";
import { readTree } from "./structure/source-tree.mjs";

fs.writeFileSync(path.join(projectRoot, picturePath), drawPicture(readTree(projectRoot)));
