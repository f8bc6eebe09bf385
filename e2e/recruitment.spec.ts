import { expect, test, type Page } from "@playwright/test";
import { visit } from "./hydration";
import { captureScreen as shot } from "./screens";

async function signIn(page: Page, role: string) {
  await visit(page, "/sign-in");
  await page.locator('input[type="email"]').fill(`${role}@nakhoda.test`);
  await page.locator('input[type="password"]').fill("Nakhoda123!");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
}

const countOf = async (page: Page, stage: number): Promise<number> => {
  const answer = await page.request.get(
    `/PMSol/v1/RegisterCrews/GetApplicantListByCurrentStatusId?id=${stage}&pageSize=100`,
  );
  return (await answer.json()).totalItem;
};

test("a supervisor reviews a new applicant: the rules of the form, then the applicant is at BOC and the timeline tells", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "crewingadmintanker");
  const before = await countOf(page, 2);
  await visit(page, "/dashboard/recruitment/applicants-list");
  await page.locator('a[href*="/update?joi="]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/update\?joi=/);
  const result = page.getByLabel(/Review Result/);
  await expect(page.getByLabel(/Seaferer Name/)).not.toHaveValue("");
  await expect(page.getByLabel(/Vessel Name/)).toBeVisible();
  await result.selectOption("NeedRevision");
  await expect(page.getByLabel(/Reason for Revision/)).toBeVisible();
  await shot(page, "review");
  await result.selectOption("Passed");
  await expect(page.getByLabel(/Reason for Revision/)).toBeHidden();
  await page.getByLabel(/Vessel Name/).fill("MT Nusantara 1");
  await page.locator("form").filter({ has: result }).locator('button[type="submit"]').click();
  await expect.poll(() => countOf(page, 2)).toBe(before + 1);
  await shot(page, "after-review");
});

test("documents are compared and the screening is decided by keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, "crewingadminmarine");
  const before = await countOf(page, 2);
  await visit(page, "/dashboard/recruitment/applicants-list?sort=waitingSince&order=asc");
  await expect(page.getByText("Review documents").first()).toBeVisible();
  await page.locator('a[href*="/update?joi="]').filter({ visible: true }).first().press("Enter");
  await expect(page).toHaveURL(/\/update\?joi=/);
  const check = page.getByRole("button", { name: "Check documents" });
  await check.press("Enter");
  const viewer = page.getByRole("dialog");
  const tick = viewer.getByRole("checkbox", { name: "Checked" });
  await expect(tick).toBeFocused();
  const first = await viewer.getByRole("heading").innerText();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("heading")).not.toHaveText(first);
  await expect(tick).not.toBeChecked();
  await page.keyboard.press("Space");
  await shot(page, "scan-viewer");
  await page.keyboard.press("Escape");
  await expect(check).toBeFocused();
  await expect(page.getByText(/^2 of \d+ scans checked/)).toBeVisible();
  const vessel = page.getByLabel(/Vessel Name/);
  await vessel.press("ControlOrMeta+a");
  await vessel.pressSequentially("TB Mahakam Sentosa 11");
  await page.keyboard.press("Tab");
  await page.getByLabel(/Review Result/).focus();
  await page.keyboard.type("Passed");
  await page.getByRole("button", { name: "Save review" }).press("Enter");
  await expect.poll(() => countOf(page, 2)).toBe(before + 1);
});

test("on a phone the one next verb opens the decision and Esc gives it back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "crewingadminmarine");
  await visit(page, "/dashboard/recruitment/applicants-list?tab=boc-waitlist");
  await page.locator('a[href*="/update?joi="]').filter({ visible: true }).first().click();
  const verb = page.getByRole("button", { name: /^(Send|Decide) BOC$/, expanded: false });
  expect((await verb.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await verb.click();
  await expect(page.locator("#decision")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#decision")).toBeHidden();
  await expect(verb).toBeFocused();
});

test("documents come as files: CV, medical letter and BOC list", async ({ page }) => {
  await signIn(page, "crewingadmintanker");
  const listOf = async (stage: number) =>
    (await (await page.request.get(`/PMSol/v1/RegisterCrews/GetApplicantListByCurrentStatusId?id=${stage}`)).json())
      .data as { id: number }[];
  const [atMedical] = await listOf(6);
  const bocIds = (await listOf(2)).map(({ id }) => id);
  const files = [
    ["GeneratePDF/GenerateCVRegisterCrew", { registerCrewId: atMedical?.id }, "%PDF"],
    ["GenerateExcel/GenerateBOC", { regCrewIdArray: bocIds }, "PK"],
  ] as const;
  for (const [call, data, start] of files) {
    const answer = await page.request.post(`/PMSol/v1/${call}`, { data });
    expect([call, answer.status()]).toEqual([call, 200]);
    expect((await answer.body()).subarray(0, start.length).toString()).toBe(start);
  }
});

test("every list of recruitment and its report open for staff", async ({ page }) => {
  await signIn(page, "crewingstaffmarine");
  for (const end of ["boc-waitlist", "ces-and-marlin-waitlist", "interview-waitlist", "mcu-waitlist", "done"]) {
    const answer = await page.request.get(`/dashboard/recruitment/applicants-list?tab=${end}`);
    expect([end, answer.status()]).toEqual([end, 200]);
  }
  expect((await visit(page, "/dashboard/recruitment/report"))?.status()).toBe(200);
  await shot(page, "report");
});
