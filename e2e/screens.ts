import type { Page } from "@playwright/test";

/** Keeps a picture of the whole page under `e2e/output/screens` when `E2E_SCREENS` is set: for people's eyes, no check. */
export async function keepScreen(page: Page, name: string) {
  if (!process.env.E2E_SCREENS) return;
  await page.screenshot({
    path: `e2e/output/screens/${name}.png`,
    fullPage: true,
    caret: "initial",
    animations: "disabled",
  });
}
