import { expect } from "@playwright/test";
import ICAL from "ical.js";
import { takeScreenshot, test } from "./crew";
import { waitForHydration, reload, visit } from "./hydration";

test("a planner subscribes: the address is shown once, read by a program without a session, and dead once revoked", async ({
  at,
  playwright,
}) => {
  const page = await at("crewingplanningmarine");
  await visit(page, "/dashboard/profile");
  const section = page.getByRole("region", { name: "Calendar addresses" });
  await waitForHydration(section.getByRole("button", { name: "New address" }));
  await section.getByRole("button", { name: "New address" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Name/).fill("Desk");
  await dialog.getByRole("checkbox", { name: "Interviews" }).check();
  await takeScreenshot(page, "calendar-new");
  await dialog.getByRole("button", { name: "Create address" }).click();
  await expect(dialog.getByRole("heading", { name: "Your calendar address" })).toBeVisible();
  const address = (await dialog.locator("code").textContent()) ?? "";
  expect(address).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
  await takeScreenshot(page, "calendar-created");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();

  const program = await playwright.request.newContext({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.23" } });
  const path = new URL(address).pathname;
  const origin = new URL(page.url()).origin;
  const answer = await program.get(`${origin}${path}`);
  expect([answer.status(), answer.headers()["content-type"], answer.headers()["cache-control"]]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, no-cache",
  ]);
  const tag = answer.headers()["etag"] ?? "";
  expect((await program.get(`${origin}${path}`, { headers: { "if-none-match": tag } })).status()).toBe(304);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  expect(events.length).toBeGreaterThan(5);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(events.some(({ summary }) => summary.startsWith("Joins "))).toBe(true);
  expect(events.some(({ summary }) => summary.startsWith("MCU"))).toBe(false);

  await reload(page);
  await waitForHydration(section.getByRole("button", { name: "Revoke Desk" }));
  await expect(section.getByRole("table")).toContainText("Desk");
  await expect(section.getByRole("table")).not.toContainText("Never");
  await section.getByRole("button", { name: "Revoke Desk" }).click();
  await expect(dialog).toContainText("get no more updates");
  await Promise.all([
    expect(page.getByText("Calendar address revoked")).toBeVisible(),
    expect(dialog).toBeHidden(),
    dialog.getByRole("button", { name: "Revoke", exact: true }).click(),
  ]);
  expect((await program.get(`${origin}${path}`)).status()).toBe(404);
  const shown = await program.get(`${origin}${path}`, { headers: { accept: "text/html" }, maxRedirects: 0 });
  expect([shown.status(), shown.headers().location]).toEqual([303, "/closed?reason=invalid"]);
  await program.dispose();
});
