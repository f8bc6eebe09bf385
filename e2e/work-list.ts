import type { Locator } from "@playwright/test";

/** Open the lines of a work list that are folded, where there are more than seven. */
export async function openFolded(list: Locator) {
  await list.waitFor();
  if ((await list.locator("summary").count()) > 0) await list.locator("summary").click();
}
