import { expect } from "@playwright/test";
import { list, read, takeScreenshot, test } from "./crew";
import { waitForHydration, visit } from "./hydration";

// Runs with the default motion.
test.use({ reducedMotion: "no-preference" });

const onBoard = `${list}?tab=on-board`;

test("by the keyboard alone: down the list, a look beside it, on to the next, into the record and back to the row", async ({
  at,
}) => {
  const page = await at("crewingadminmarine", { viewport: { width: 1440, height: 900 } });
  const asked: string[] = [];
  page.on("request", (request) => void (/GetEmployeePeek/.test(request.url()) && asked.push(request.url())));
  await visit(page, onBoard);
  const rows = page.getByRole("table", { name: "On board" }).locator("tbody tr");
  const names = await rows.locator("[data-card=title] a").allTextContents();
  const preview = (index: number) => page.getByRole("complementary", { name: `Preview of ${names[index]}` });
  await waitForHydration(rows.nth(0).getByRole("link", { name: names[0] }));
  await page.keyboard.press("j");
  await expect(rows.nth(0).getByRole("link", { name: names[0] })).toBeFocused();
  await page.keyboard.press(" ");
  await expect(preview(0).getByText("On board since")).toBeVisible();
  await page.keyboard.press("j");
  await expect(preview(1).getByText("On board since")).toBeVisible();
  await expect(rows.nth(1).getByRole("link", { name: names[1] })).toBeFocused();
  await page.keyboard.press("k");
  await expect(preview(0).getByText("On board since")).toBeVisible();
  expect(asked).toHaveLength(2);
  await takeScreenshot(page, "list-peek");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: names[1] })).toBeVisible();
  await page.goBack();
  await expect(rows.nth(1).getByRole("link", { name: names[1] })).toBeFocused();
  await page.keyboard.press(" ");
  await expect(preview(1)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary", { name: /^Preview of/ })).toHaveCount(0);
  await expect(rows.nth(1).getByRole("link", { name: names[1] })).toBeFocused();
});

test("vessels, applicants and openings are looked at in the same way, with a word for who listens", async ({ at }) => {
  const page = await at("crewingadminmarine", { viewport: { width: 1440, height: 900 } });
  for (const [path, fact] of [
    ["/dashboard/vessel-management", "Joining next"],
    ["/dashboard/vessel-management/principals", "Approves"],
    ["/dashboard/recruitment/applicants-list", "Stages"],
    ["/dashboard/recruitment/job-openings", "Education"],
  ] as const) {
    await visit(page, path);
    const first = page.locator("tbody [data-card=title] a").first();
    const name = await first.textContent();
    await waitForHydration(first);
    await page.keyboard.press("j");
    await page.keyboard.press(" ");
    const preview = page.getByRole("complementary", { name: `Preview of ${name}` });
    await expect(preview.getByText(fact, { exact: true })).toBeVisible();
    await expect(preview.getByRole("status")).toContainText(name ?? "");
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Preview the row");
});

test("before it is opened nothing of the preview is fetched, and on a phone there is none", async ({ at }) => {
  const page = await at("crewingstaffmarine", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await visit(page, onBoard);
  await page.keyboard.press("j");
  await page.keyboard.press(" ");
  await page.waitForTimeout(500);
  await expect(page.getByRole("complementary", { name: /^Preview of/ })).toHaveCount(0);
  const first = await page.locator("tbody tr").first().boundingBox();
  expect(first?.y).toBeLessThan(844 / 3);
});

test("rows are chosen by x and by Shift, only they are exported, and the bar does not cover the last row", async ({
  at,
}) => {
  const page = await at("crewingadminmarine", { viewport: { width: 1440, height: 900 } });
  await visit(page, onBoard);
  const boxes = page.locator("tbody").getByRole("checkbox");
  await waitForHydration(boxes.first());
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(boxes.nth(0)).toBeChecked();
  await boxes.nth(2).click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: "Bulk actions" });
  await expect(bar).toContainText("3 selected");
  const last = page.locator("tbody tr").last();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [row, shown] = [await last.boundingBox(), await bar.boundingBox()];
  expect(row!.y + row!.height).toBeLessThanOrEqual(shown!.y);
  const saved = page.waitForEvent("download");
  const asked = page.waitForRequest(/DownloadEmployeeListOnBoard/);
  await bar.getByRole("button", { name: "Export selected" }).click();
  await saved;
  expect(new URL((await asked).url()).searchParams.get("ids")?.split(",")).toHaveLength(3);
  await takeScreenshot(page, "list-chosen");
  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect(bar).toHaveCount(0);
});

test("openings chosen together close together and open again one by one", async ({ at }) => {
  const page = await at("crewingadminmarine", { viewport: { width: 1440, height: 900 } });
  await visit(page, "/dashboard/recruitment/job-openings?status=open");
  const open = async () =>
    (await read<{ id: number; isOpen: boolean }[]>(page, "JobOpening/GetAllJobOpeningsByDivision?status=open")).map(
      ({ id }) => id,
    );
  const before = await open();
  await page.locator("tbody").getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Close selected" }).click();
  const dialog = page.getByRole("dialog", { name: "Close 1 job opening?" });
  await dialog.getByRole("button", { name: "Close selected" }).click();
  await expect(page.getByText("1 job opening has been closed.")).toBeVisible();
  const after = await open();
  const [closed] = before.filter((id) => !after.includes(id));
  expect(after).toHaveLength(before.length - 1);
  await visit(page, "/dashboard/recruitment/job-openings?status=closed");
  await page
    .locator(`tbody tr[data-peek="${closed}"]`)
    .getByRole("button", { name: /^More for/ })
    .click();
  await page.getByRole("menuitem", { name: "Reopen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reopen" }).click();
  await expect.poll(open).toContain(closed);
});
