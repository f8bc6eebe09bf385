import { expect, test, type Page } from "@playwright/test";
import { visit } from "./hydration";
import { captureScreen } from "./screens";

const list = "/dashboard/vessel-management";
const shot = (page: Page, name: string) => captureScreen(page, `vessels-${name}`);

/** Collect console errors of this page. Pages that are refused on purpose open in another. */
function complaintsOf(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && said.push(message.text())));
  page.on("pageerror", (error) => void said.push(error.message));
  return said;
}

async function signIn(page: Page, account: string) {
  await visit(page, "/sign-in");
  await page.locator('input[type="email"]').fill(`${account}@nakhoda.test`);
  await page.locator('input[type="password"]').fill("Nakhoda123!");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
}

type Vessel = {
  id: number;
  vesselName: string;
  principalId: number | null;
  crewOnBoard: number;
  vacantSeats: { jobPositionName: string }[];
};
type Joiner = { vesselCrewId: number; employeeId: number; fullName: string; summaryStatus: string };
type Preview = { problems: { code: string; hard: boolean }[]; isAllowed: boolean };

const read = async <T>(page: Page, call: string): Promise<T> =>
  (await (await page.request.get(`/PMSol/v1/${call}`)).json()).data;
const fleet = (page: Page) => read<Vessel[]>(page, "Vessel/GetVesselInOperation?pageSize=200");

/** Find the first joiner whose check-in today has the given problems. */
async function joinerWith(page: Page, matches: (preview: Preview, joiner: Joiner) => boolean) {
  for (const vessel of await fleet(page)) {
    for (const joiner of await read<Joiner[]>(page, `VesselCrew/GetVesselCrewJoiners?vesselId=${vessel.id}`)) {
      const preview = await read<Preview>(
        page,
        `VesselCrew/GetCheckInPreview?vesselId=${vessel.id}&vesselCrewId=${joiner.vesselCrewId}&employeeId=${joiner.employeeId}`,
      );
      if (matches(preview, joiner)) return { vessel, joiner };
    }
  }
  throw new Error("the demo fleet has no such joiner");
}

test("staff adds a vessel, updates her, logs a voyage and moves her to scrap", async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  await signIn(page, "crewingadminmarine");
  await visit(page, list);
  await shot(page, "list");
  await page.getByRole("link", { name: "Add vessel" }).click();
  const add = page.getByRole("button", { name: "Add vessel" });
  await add.click();
  await expect(page.getByText("Required", { exact: true })).toHaveCount(3);
  await shot(page, "add-required");

  const [other] = await fleet(page);
  const name = `MV Journey ${Date.now() % 100_000}`;
  await page.getByLabel(/^Vessel name/).fill(other?.vesselName ?? "");
  await page.getByLabel(/^Vessel type/).selectOption({ index: 1 });
  await page.getByLabel(/^Ship management/).fill("Full management");
  await page.getByLabel("IMO number").fill("9074728");
  await add.click();
  await expect(page.getByText(/Enter an IMO number of seven digits/)).toBeVisible();
  await page.getByLabel("IMO number").fill("");
  await add.click();
  await expect(page.getByText("Another vessel in this division has this name")).toBeVisible();
  await page.getByLabel(/^Vessel name/).fill(name);
  await add.click();
  await expect(page.getByText("New vessel created.")).toBeVisible();
  await expect(page).toHaveURL(/\/vessel-management\/\d+\/details/);
  const address = new URL(page.url()).pathname;

  await page.getByRole("link", { name: "Update" }).click();
  const save = page.getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();
  await page.getByLabel("Flag", { exact: true }).fill("Indonesia");
  await save.click();
  await expect(page.getByText("Vessel updated successfully.")).toBeVisible();
  await expect(save).toBeHidden();
  await shot(page, "details");

  await visit(page, `${address}?tab=voyage-log`);
  await page.getByRole("button", { name: "Add entry" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Navigation status/).selectOption({ index: 1 });
  await dialog.getByLabel(/^Port/).selectOption({ index: 1 });
  const port = await dialog.getByLabel(/^Port/).locator("option:checked").innerText();
  await dialog.getByRole("button", { name: "Add entry" }).click();
  await expect(page.getByText("Voyage entry added.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Voyage log" })).toContainText(port);
  await shot(page, "voyage-log");
  await visit(page, `${list}?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText(port);

  await visit(page, address);
  await page.getByRole("button", { name: "Move to scrap" }).click();
  await dialog.getByLabel(/^Reason/).fill("Sold for breaking");
  await dialog.getByRole("button", { name: "Move to scrap" }).click();
  await expect(page.getByText("Vessel moved to scrap!")).toBeVisible();
  await expect(page.getByText(/Moved to scrap: Sold for breaking/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Move to scrap" })).toBeHidden();
  await shot(page, "scrapped");
  expect(complaints).toEqual([]);
});

test("a vessel with people on board is not scrapped, and the dialog shows the reason", async ({ page }) => {
  await signIn(page, "crewingadminmarine");
  const crewed = (await fleet(page)).find(({ crewOnBoard }) => crewOnBoard > 1);
  await visit(page, `${list}/${crewed?.id}/details`);
  await page.getByRole("button", { name: "Move to scrap" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Reason/).fill("Sold for breaking");
  await dialog.getByRole("button", { name: "Move to scrap" }).click();
  await expect(dialog.getByText(/people are on board/)).toBeVisible();
  await shot(page, "scrap-refused");
});

test("a joiner is checked in with a reason, the check-in is undone, and another person is checked out", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  await signIn(page, "superadmin");
  const { vessel, joiner } = await joinerWith(
    page,
    ({ problems, isAllowed }, { summaryStatus }) =>
      isAllowed && summaryStatus === "Confirmed" && problems.some(({ code }) => code === "off-plan"),
  );
  await visit(page, `${list}/${vessel.id}/details?tab=on-board-crew`);
  const opener = page.getByRole("button", { name: `Check in ${joiner.fullName}` });
  const dialog = page.getByRole("dialog");
  await opener.click();
  await expect(dialog.getByText(/days before the plan: sign-off moves from/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  await opener.click();
  const confirm = dialog.getByRole("button", { name: "Check in" });
  await dialog.getByRole("radio", { name: "Keep the sign-off date" }).click();
  await expect(dialog.getByText(/days before the plan: sign-off is still/)).toBeVisible();
  const why = dialog.getByLabel(/^Reason for the change of plan/);
  await confirm.click();
  await expect(dialog.getByText("This field is required")).toBeVisible();
  await why.selectOption("Operational");
  const details = dialog.getByLabel(/^(Details|Reason)/).last();
  await details.fill("Agreed with the principal by phone");
  await shot(page, "check-in");
  await confirm.click();
  await expect(page.getByText("Checked in.")).toBeVisible();
  const onBoard = page.getByRole("table", { name: "On Board Crew" });
  await expect(onBoard.getByRole("row").filter({ hasText: joiner.fullName })).toBeVisible();
  await shot(page, "on-board");

  await page.getByRole("button", { name: `More for ${joiner.fullName}` }).click();
  await page.getByRole("menuitem", { name: "Undo check-in" }).click();
  await dialog.getByRole("button", { name: "Undo check-in" }).click();
  await expect(page.getByText("Check-in undone.")).toBeVisible();
  await expect(opener).toBeVisible();

  const leaving = onBoard.getByRole("button", { name: /^Check out / }).last();
  const name = (await leaving.getAttribute("aria-label"))?.replace("Check out ", "") ?? "";
  await leaving.click();
  const checkOut = dialog.getByRole("button", { name: "Check out" });
  await expect(checkOut).toBeEnabled();
  await expect(dialog.getByText(/becomes vacant\./)).toBeVisible();
  if (await why.isVisible()) await why.selectOption("Operational");
  const reason = dialog.getByRole("textbox", { name: /^(Details|Reason)/ });
  if (await reason.isVisible()) await reason.fill("Relieved as agreed");
  await checkOut.click();
  await expect(page.getByText("Checked out.")).toBeVisible();
  await expect(onBoard.getByRole("row").filter({ hasText: name })).toHaveCount(0);
  await visit(page, `${list}/${vessel.id}/details?tab=crew-history`);
  await expect(page.getByRole("row").filter({ hasText: name }).first()).toBeVisible();
  await shot(page, "crew-history");
  expect(complaints).toEqual([]);
});

test("a plan that was rejected or is not confirmed leaves no button, and says why", async ({ page }) => {
  await signIn(page, "crewingadminmarine");
  for (const [status, word] of [
    ["Rejected", "Rejected"],
    ["Pending", "Not confirmed yet"],
  ] as const) {
    const { vessel, joiner } = await joinerWith(page, (_preview, { summaryStatus }) => summaryStatus === status);
    await visit(page, `${list}/${vessel.id}/details?tab=on-board-crew`);
    const row = page.getByRole("table", { name: "To join" }).getByRole("row").filter({ hasText: joiner.fullName });
    await expect(row.getByRole("cell").last()).toHaveText(word);
    await expect(row.getByRole("button")).toHaveCount(0);
  }
  await shot(page, "check-in-blocked");
});

test("a vacant seat is named in the list of vessels and is a row among the crew on board", async ({ page }) => {
  await signIn(page, "crewingadminmarine");
  const short = (await fleet(page)).find(({ vacantSeats }) => vacantSeats.length > 0);
  const position = short?.vacantSeats[0]?.jobPositionName ?? "";
  await visit(page, list);
  // Other journeys leave more seats vacant.
  const more = (short?.vacantSeats.length ?? 0) > 1 ? `, ${(short?.vacantSeats.length ?? 0) - 1} more` : "";
  await page.getByRole("link", { name: `no ${position}${more}, on board ${short?.vesselName}` }).click();
  const row = page
    .getByRole("table", { name: "On Board Crew" })
    .getByRole("row")
    .filter({ hasText: `No ${position}` });
  await expect(row).toContainText("Vacant since");
  await shot(page, "vacant-seat");
});

test("planners see crew list, crew matrix, chart and its table", async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, "crewingplanningmarine");
  const [vessel] = await fleet(page);
  await visit(page, `${list}/${vessel?.id}/details?tab=on-board-crew`);
  for (const [label, file] of [
    ["Crew list", /Crew-List.*\.xlsx$/],
    ["Crew matrix", /Crew-Matrix.*\.xlsx$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: label }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
  }
  await visit(page, `${list}/${vessel?.id}/details?tab=gantt-chart`);
  await shot(page, "gantt");
  await visit(page, `${list}/${vessel?.id}/details?tab=gantt-chart&view=table`);
  await expect(page.getByRole("columnheader", { name: "Employee no." })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a head sees the own vessel only and a principal the own fleet only", async ({ page, browser }) => {
  const complaints = complaintsOf(page);
  await signIn(page, "crewmarine");
  await visit(page, list);
  await expect(page).toHaveURL(/\/vessel-management\/\d+\/details/);
  const own = Number(/(\d+)\/details/.exec(page.url())?.[1]);
  await expect(page.getByRole("button", { name: /Move to scrap/ })).toHaveCount(0);
  await shot(page, "head");
  expect(complaints).toEqual([]);

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, "crewingadminmarine");
  const all = await fleet(staff);
  const strange = all.find(({ id }) => id !== own);
  expect((await visit(page, `${list}/${strange?.id}/details`))?.status()).toBe(404);

  const principal = await (await browser.newContext()).newPage();
  await signIn(principal, "crewingprincipalmarine");
  const seen = await fleet(principal);
  const owners = new Set(
    all.filter(({ id }) => seen.some((vessel) => vessel.id === id)).map(({ principalId }) => principalId),
  );
  expect(owners.size).toBe(1);
  const [owner] = owners;
  expect(seen.map(({ id }) => id).sort()).toEqual(
    all
      .filter(({ principalId }) => principalId === owner)
      .map(({ id }) => id)
      .sort(),
  );
  await visit(principal, list);
  await shot(principal, "principal");
  const foreign = all.find(({ principalId }) => principalId !== owner);
  expect((await visit(principal, `${list}/${foreign?.id}/details`))?.status()).toBe(404);
  expect((await visit(principal, `${list}/add`))?.status()).toBe(403);
});

test("principals are added, changed, retired and brought back by staff, and refused to planning", async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, "crewingadminmarine");
  await visit(page, list);
  await page.getByRole("link", { name: "Principals" }).click();
  const name = `PT Journey ${Date.now() % 100_000}`;
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Add principal" }).click();
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel(/^Approves/).selectOption("officers");
  await dialog.getByRole("button", { name: "Add principal" }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Officers only");
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await dialog.getByLabel(/^Approves/).selectOption("none");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("No one");
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Retire" }).click();
  await dialog.getByRole("button", { name: "Retire" }).click();
  await expect(dialog).toBeHidden();
  await visit(page, `${list}/principals?tab=retired`);
  await page.getByRole("button", { name: `Reactivate ${name}` }).click();
  await dialog.getByRole("button", { name: "Reactivate" }).click();
  await expect(dialog).toBeHidden();
  await visit(page, `${list}/principals`);
  await expect(row).toBeVisible();
  await shot(page, "principals");
  expect(complaints).toEqual([]);
  const planning = await (await browser.newContext()).newPage();
  await signIn(planning, "crewingplanningmarine");
  expect((await visit(planning, `${list}/principals`))?.status()).toBe(403);
  const storageState = await planning.context().storageState();
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage();
  expect((await plain.goto(`${list}/principals`))?.status()).toBe(403);
  await expect(plain.getByRole("heading", { name: "403 - Unauthorized Access" })).toBeVisible();
  const withoutScript = [
    [`${list}/add`, 403, "403 - Unauthorized Access"],
    ["/dashboard/crew-management/import", 403, "403 - Unauthorized Access"],
    ["/dashboard/crew-management/999999/details", 404, "Page not found"],
    [`${list}/999999/details`, 404, "Page not found"],
    ["/dashboard/manning/planning/999999/crew", 404, "Page not found"],
    ["/dashboard/nowhere", 404, "Page not found"],
  ] as const;
  for (const [path, status, heading] of withoutScript) {
    expect([path, (await plain.goto(path))?.status()]).toEqual([path, status]);
    await expect(plain.getByRole("heading", { name: heading })).toBeVisible();
  }
  await plain.getByRole("link", { name: "Back to the dashboard" }).click();
  await expect(plain).toHaveURL(/\/dashboard/);
});
