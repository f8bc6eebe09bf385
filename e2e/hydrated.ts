import { expect, type Locator, type Page, type Response } from "@playwright/test";

/** Waits until the page's script has come to what is shown: a key pressed before is lost, as it is for a person. */
export const hydrated = (shown: Locator) =>
  expect
    .poll(() => shown.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);

/** What a person may press that the page's script does not answer yet. */
function unanswered(): string[] {
  const controls = [
    ...document.querySelectorAll("button, input:not([type=hidden]), select, textarea, [role=tab], [role=menuitem]"),
  ];
  // A custom element answers for what it holds itself.
  return controls
    .filter(
      (element) =>
        !element.closest("altcha-widget") && !Object.keys(element).some((key) => key.startsWith("__reactProps")),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Waits until every control of the page is answered by its script: a press before is lost. */
async function listening(page: Page) {
  const message = `controls of ${page.url()} answer`;
  await expect.poll(() => page.evaluate(unanswered), { message, intervals: [20, 50, 100, 200] }).toEqual([]);
}

/** Opens an address and waits until its controls answer. */
export async function visit(page: Page, path: string, options?: Parameters<Page["goto"]>[1]): Promise<Response | null> {
  const response = await page.goto(path, options);
  await listening(page);
  return response;
}

/** Loads the page again and waits until its controls answer. */
export async function reload(page: Page) {
  await page.reload();
  await listening(page);
}
