import { expect, type Locator, type Page, type Response } from "@playwright/test";

/** Wait until an element is hydrated, because an earlier key press is lost. */
export const waitForHydration = (shown: Locator) =>
  expect
    .poll(() => shown.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);

/** List visible controls without an event handler. */
function controlsWithoutHandler(): string[] {
  const controls = [
    ...document.querySelectorAll("button, input:not([type=hidden]), select, textarea, [role=tab], [role=menuitem]"),
  ];
  // A custom element handles the events of its children.
  return controls
    .filter(
      (element) =>
        !element.closest("altcha-widget") && !Object.keys(element).some((key) => key.startsWith("__reactProps")),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

/** A page that goes on to another address by itself, as a list with a view of its own does, is asked again there. */
function withoutHandler(page: Page) {
  return page.evaluate(controlsWithoutHandler).catch((error: Error) => {
    if (!error.message.includes("Execution context was destroyed")) throw error;
    return ["the page goes on"];
  });
}

/** Wait until all controls of the page are hydrated. */
async function waitForHandlers(page: Page) {
  const message = `controls of ${page.url()} answer`;
  await expect.poll(() => withoutHandler(page), { message, intervals: [20, 50, 100, 200] }).toEqual([]);
}

/** Open an address and wait for hydration. */
export async function visit(page: Page, path: string, options?: Parameters<Page["goto"]>[1]): Promise<Response | null> {
  const response = await page.goto(path, options);
  await waitForHandlers(page);
  return response;
}

/** Reload the page and wait for hydration. */
export async function reload(page: Page) {
  await page.reload();
  await waitForHandlers(page);
}
