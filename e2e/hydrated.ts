import { expect, type Locator } from "@playwright/test";

/** Waits until the page's script has come to what is shown: a key pressed before is lost, as it is for a person. */
export const hydrated = (shown: Locator) =>
  expect
    .poll(() => shown.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
