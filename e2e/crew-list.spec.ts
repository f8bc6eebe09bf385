import fs from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { read, utils } from "xlsx";
import { list, takeScreenshot, test } from "./crew";
import { visit } from "./hydration";

type Listed = { fullName: string; position: string };
type Answer = { data: Listed[]; totalItem: number; counts: Record<string, number> };

const listed = async (page: Page, query: string): Promise<Answer> =>
  (await page.request.get(`/PMSol/v1/Employee/${query}`)).json();
const namesOf = ({ data }: Answer) => data.map(({ fullName }) => fullName);
const shown = (page: Page) => page.locator("main tbody td:first-child a");
const labels = { "off-board": "Off board", "on-board": "On board", blacklist: "Blacklist", resigned: "Resigned" };

test("four tabs with their counts, the resigned in red", async ({ at }) => {
  const page = await at("crewingstaffmarine");
  const { counts } = await listed(page, "GetEmployeeListOffBoard?pageSize=1&allTabs=true");
  await visit(page, list);
  const tabs = page.getByRole("navigation", { name: "Crew management" });
  for (const [tab, label] of Object.entries(labels)) {
    const link = tabs.getByRole("link", { name: `${label} ${counts[tab]}`, exact: true });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("table", { name: label })).toBeVisible();
    const [red, green, blue] = (await link.evaluate((element) => getComputedStyle(element).color))
      .match(/\d+/g)!
      .map(Number);
    expect([tab, red! > 2 * Math.max(green!, blue!)]).toEqual([tab, tab === "resigned"]);
    await takeScreenshot(page, `list-${tab}`);
  }
});

test("a keyword of three characters narrows the list once typing stops; two are none", async ({ at }) => {
  const page = await at("crewingplanningmarine");
  const [someone] = namesOf(await listed(page, "GetEmployeeListOffBoard?sort=name&order=desc&pageSize=1"));
  const keyword = someone!.split(" ").at(-1)!;
  await visit(page, list);
  const asked: string[] = [];
  page.on(
    "request",
    (request) =>
      void (
        new URL(request.url()).searchParams.has("search") &&
        asked.push(new URL(request.url()).searchParams.get("search")!)
      ),
  );
  const search = page.getByRole("textbox", { name: "Search name, number or seafarer code" });
  await search.fill(keyword.slice(0, 2));
  await page.keyboard.press("Enter");
  await search.pressSequentially(keyword.slice(2));
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === keyword);
  const found = await listed(page, `GetEmployeeListOffBoard?sort=name&filterList=${keyword}`);
  await expect(shown(page)).toHaveText(namesOf(found));
  expect(new Set(asked)).toEqual(new Set([keyword]));
  await takeScreenshot(page, "list-keyword");
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page).not.toHaveURL(/search=/);
});

test("filters, their chips, order and page size stay when one comes back from a record", async ({ at }) => {
  const page = await at("crewingadminmarine");
  await visit(page, `${list}?tab=on-board`);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const filters = page.getByRole("dialog", { name: "Filter crew" });
  await filters.getByRole("button", { name: /^Certificates/ }).click();
  await filters.getByRole("checkbox", { name: "Completed", exact: true }).check();
  await expect(page).toHaveURL(/certificateStatus=Completed/);
  await filters.getByRole("button", { name: /^Rank/ }).click();
  await filters.getByRole("textbox", { name: "Find in Rank" }).fill("able");
  await filters.getByRole("checkbox", { name: "Able Seaman" }).check();
  await expect(page).toHaveURL(/position=\d+/);
  await takeScreenshot(page, "list-filters");
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(filters).toBeHidden({ timeout: 500 });
  }).toPass();
  const chips = page.getByRole("list", { name: "Filter crew" }).getByRole("link");
  await expect(chips).toHaveCount(2);
  const both = await listed(
    page,
    `GetEmployeeListOnBoard?pageSize=200&certificateStatus=Completed&position=${new URL(page.url()).searchParams.get("position")}`,
  );
  expect(new Set(both.data.map(({ position }) => position))).toEqual(new Set(["Able Seaman"]));
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(`of ${both.totalItem}`);
  await chips.filter({ hasText: "Rank: Able Seaman" }).click();
  await expect(chips).toHaveText(["Certificates: Completed"]);

  const number = page.getByRole("columnheader", { name: "Employee no.", exact: true });
  await number.getByRole("link").click();
  await expect(number).toHaveAttribute("aria-sort", "ascending");
  await number.getByRole("link").click();
  await expect(number).toHaveAttribute("aria-sort", "descending");
  await page.getByLabel("Rows per page").selectOption("50");
  await expect(page).toHaveURL(/pageSize=50/);
  const expected = namesOf(
    await listed(page, "GetEmployeeListOnBoard?pageSize=50&certificateStatus=Completed&sort=employeeNumber&order=desc"),
  );
  expect(expected.length).toBeGreaterThan(10);
  await expect(shown(page)).toHaveText(expected);

  const before = page.url();
  await shown(page).nth(3).click();
  await expect(page).toHaveURL(/\/crew-management\/\d+\/details/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(expected[3]!);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(shown(page)).toHaveText(expected);
  await expect(chips).toHaveText(["Certificates: Completed"]);
  await takeScreenshot(page, "list-again");
});

test("the export is a sheet of the rows the filter leaves, in their order", async ({ at }) => {
  const page = await at("crewingmanagermarine");
  await visit(page, `${list}?tab=on-board&certificateStatus=Completed&sort=employeeNumber&order=desc`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const {
    SheetNames: [name],
    Sheets: sheets,
  } = read(await fs.readFile(await download.path()));
  const rows = utils.sheet_to_json<unknown[]>(sheets[name!]!, { header: 1 });
  const head = rows.findIndex((row) => row.includes("Full Name"));
  const column = rows[head]!.indexOf("Full Name");
  const people = rows.slice(head + 1).filter((row) => typeof row[0] === "number");
  const expected = namesOf(
    await listed(
      page,
      "GetEmployeeListOnBoard?pageSize=200&certificateStatus=Completed&sort=employeeNumber&order=desc",
    ),
  );
  expect(people.map((row) => row[column])).toEqual(expected);
});
