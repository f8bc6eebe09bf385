import fs from "node:fs";

/** Work in a folder of its own; when it fails nothing half done is left behind. */
export function keptOrRemoved(draft, work) {
  try {
    return work();
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}
