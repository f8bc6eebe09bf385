import fs from "node:fs";

/** Create files in a temporary folder, and delete it on failure. */
export function keepOrRemoveDraft(draft, work) {
  try {
    return work();
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}
