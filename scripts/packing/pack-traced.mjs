import fs from "node:fs";
import path from "node:path";
import { tracedFiles } from "./next-traced-files.mjs";

/**
 * Copy what a production server needs into the image: the traced files and nothing else. An image that lacks one would
 * only fail when the file is asked for.
 * @param {string} root
 * @param {string} image
 * @returns {Promise<string[]>} their paths, below both
 * @throws where a traced file is missing, or a link leads out of what was copied
 */
export async function packTraced(root, image) {
  const files = await tracedFiles(root);
  refuse(
    "The build names files that are missing",
    files.filter((file) => !fs.lstatSync(path.join(root, file), { throwIfNoEntry: false })),
  );
  fs.rmSync(image, { recursive: true, force: true });
  for (const file of files) copy(path.join(root, file), path.join(image, file));
  refuse(
    "Links in the image lead to files that are not in it",
    files.filter((file) => !isInside(image, file)),
  );
  return files;
}

/** @param {string} problem @param {string[]} files */
function refuse(problem, files) {
  if (files.length > 0) throw new Error(`${problem}: ${files.join(", ")}`);
}

/**
 * Copy a file, or a link as it is: a package is also linked under the name the build gave it. `cpSync` of Node 24.21
 * follows a link to a folder.
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  if (fs.lstatSync(from).isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(from), to);
  else fs.copyFileSync(from, to);
}

/** @param {string} image @param {string} file */
function isInside(image, file) {
  const copied = path.join(image, file);
  if (!fs.existsSync(copied)) return false;
  const place = path.relative(fs.realpathSync(image), fs.realpathSync(copied));
  return !place.startsWith("..") && !path.isAbsolute(place);
}
