import type { Page } from "@playwright/test";

/** Save a screenshot under `e2e/output/screens` when `E2E_SCREENS` is set. For viewing only. */
export async function captureScreen(page: Page, name: string) {
  if (!process.env.E2E_SCREENS) return;
  await page.screenshot({
    path: `e2e/output/screens/${name}.png`,
    fullPage: true,
    caret: "initial",
    animations: "disabled",
  });
}
