import fs from "node:fs";
import { expect, type Page } from "@playwright/test";
import { read, test, today } from "./crew";
import { dayAfter } from "./dates";
import { visit } from "./hydration";
import { mailedLink } from "./mail-links";
import { proposeNext } from "./propose-next";
import { captureScreen } from "./screens";

const shot = (page: Page, name: string) => captureScreen(page, `approvals-${name}`);

type Seat = {
  vesselCrewId: number;
  jobPositionMarineId: number;
  nextEmployeeId: number | null;
  needPrincipalApproval: boolean;
};
type Plan = { assignmentId: number; vesselId: number; vesselCrewId: number; employeeId: number; fullName: string };

/** Propose the first person without a hard problem, and give a reason for each soft one. */
async function propose(page: Page, vesselName: string): Promise<Plan> {
  const fleet = await read<{ id: number; vesselName: string }[]>(page, "Vessel/GetVesselInOperation?pageSize=50");
  const vessel = fleet.find((one) => one.vesselName === vesselName);
  if (!vessel) throw new Error(`no ${vesselName}`);
  const seats = await read<Seat[]>(page, `VesselCrew/GetVesselCrewManningByVesselId?vesselId=${vessel.id}&pageSize=50`);
  for (const seat of seats.filter(
    ({ nextEmployeeId, needPrincipalApproval }) => !nextEmployeeId && needPrincipalApproval,
  )) {
    const people = await read<{ id: number; fullName: string }[]>(
      page,
      `Employee/GetEmployeeListOffBoard?pageSize=50&position=${seat.jobPositionMarineId}`,
    );
    for (const { id: employeeId, fullName } of people) {
      const keys = { vesselId: vessel.id, vesselCrewId: seat.vesselCrewId, employeeId };
      const startAssignmentDate = dayAfter(today, 75);
      const endAssignmentDate = dayAfter(startAssignmentDate, 180);
      const assignmentId = await proposeNext(page, { ...keys, startAssignmentDate, endAssignmentDate });
      if (!assignmentId) continue;
      const sent = await page.request.post("/PMSol/v1/VesselCrew/SendVesselCrewQueuedMail", {
        data: { vesselId: vessel.id },
      });
      expect(await sent.json()).toMatchObject({ data: { message: "Email sent!" } });
      return { ...keys, assignmentId, fullName };
    }
  }
  throw new Error(`nobody can be proposed on ${vesselName}`);
}

const statusOf = async (page: Page, { vesselCrewId, employeeId, vesselId }: Plan) =>
  read<{ summaryStatus: string; principalStatus: string }>(
    page,
    `VesselCrew/GetVesselCrewAssignment?vesselCrewId=${vesselCrewId}&employeeId=${employeeId}&vesselId=${vesselId}&assignmentOn=Next`,
  );

const vesselName = "AHTS Wallacea Perkasa";

test("principal and seafarer answer by link without scripts; the record verifies, and one changed byte fails", async ({
  at,
  browser,
}) => {
  test.setTimeout(240_000);
  const manager = await at("crewingmanagermarine");
  const plan = await propose(manager, vesselName);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const page = await phone.newPage();

  const answer = await page.goto(await mailedLink(manager, "PlanningPrincipal"));
  expect(answer?.headers()).toMatchObject({
    "referrer-policy": "no-referrer",
    "cache-control": expect.stringContaining("no-store"),
    "x-robots-tag": expect.stringContaining("noindex"),
  });
  await shot(page, "principal-phone");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth).catch(() => 0)).toBe(0);
  const asked = page.getByRole("article").filter({ hasText: plan.fullName });
  await asked.getByLabel("I have read the CV and the check result.").first().check();
  await asked.getByRole("button", { name: "Approve" }).click();
  await expect(asked.getByText(/^Approved by /)).toBeVisible();
  await expect(page).toHaveURL(/\?answered=\d+#next$/);
  await shot(page, "approved-phone");

  await page.goto(await mailedLink(manager, "PlanningEmployee"));
  await shot(page, "seafarer-phone");
  await page.getByText("Decline …").click();
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();
  await page
    .getByLabel(/I answer for myself/)
    .first()
    .check();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText(/^Accepted by /)).toBeVisible();
  expect(await statusOf(manager, plan)).toMatchObject({ summaryStatus: "Confirmed" });
  await phone.close();

  await visit(manager, `/dashboard/crew-management/${plan.employeeId}/details?tab=upcoming-schedule`);
  await expect(manager.getByRole("table", { name: "Evidence" })).toContainText("Principal: Approved");
  await shot(manager, "evidence");
  const [saved] = await Promise.all([
    manager.waitForEvent("download"),
    manager.getByRole("table", { name: "Evidence" }).getByRole("link", { name: "JSON" }).first().click(),
  ]);
  const file = await saved.path();
  const visitor = await (await browser.newContext()).newPage();
  await visit(visitor, "/verify");
  const check = async (name: string, buffer: Buffer, expected: string) => {
    await visitor.getByLabel("Choose a file").setInputFiles({ name, mimeType: "application/json", buffer });
    await expect(visitor.getByRole("status")).toContainText(expected);
    await shot(visitor, `verify-${expected.toLowerCase()}`);
  };
  const json = fs.readFileSync(file);
  await check("evidence.json", json, "Genuine");
  const flipped = Buffer.from(json);
  flipped[200] = (flipped[200] ?? 0) ^ 1;
  await check("flipped.json", flipped, "Changed");
  await check("other.json", Buffer.from("{}"), "Unknown");
  await visitor.context().close();
});

test("a principal who is signed in is led to the review, rejects with a reason there, and the link says so afterwards", async ({
  at,
  browser,
}) => {
  test.setTimeout(240_000);
  const manager = await at("crewingmanagermarine");
  const plan = await propose(manager, vesselName);
  const link = await mailedLink(manager, "PlanningPrincipal");
  const principal = await at("crewingprincipalmarine");
  await visit(principal, link);
  await expect(principal).toHaveURL(/\/dashboard\?vcid=\d+&emp=\d+&ao=Next&vid=\d+&joi=\d+/);
  await shot(principal, "review");
  const emp = new URL(principal.url()).searchParams.get("emp");
  expect(emp).toBe(String(plan.employeeId));
  await principal.getByRole("link", { name: `Reject ${plan.fullName}` }).click();
  const asked = principal.getByRole("dialog", { name: "Confirm Rejected?" });
  await asked.getByLabel(/^Reason/).fill("No experience on this kind of vessel");
  await asked.getByLabel("I have read the CV and the check result.").check();
  const own = principal.url().replace("&reject=1", "");
  await asked.getByRole("button", { name: "Reject", exact: true }).click();
  // Other proposals wait for this principal: the next one opens at once.
  await expect(principal.getByText(`Rejected: ${plan.fullName}`)).toBeVisible();
  await expect(principal).toHaveURL(/\/dashboard\?vcid=\d+/);
  await expect(principal).not.toHaveURL(new RegExp(`emp=${plan.employeeId}&`));
  await expect(principal.getByRole("link", { name: /^Approve / })).toBeInViewport();
  await visit(principal, own);
  await expect(principal.getByText(/^Rejected by /)).toBeVisible();
  await expect(principal.getByRole("link", { name: `Approve ${plan.fullName}` })).toHaveCount(0);
  expect(await statusOf(manager, plan)).toMatchObject({ summaryStatus: "Rejected" });
  await visit(manager, `/dashboard/manning/planning/${plan.vesselId}/crew`);
  await manager.getByRole("link", { name: `Replace ${plan.fullName}` }).click();
  await expect(manager.getByRole("dialog", { name: new RegExp(`^Replace ${plan.fullName}: `) })).toBeVisible();
  await expect(manager).toHaveURL(/vcid=\d+&replace=n/);
  await shot(manager, "replace");
  await manager.keyboard.press("Escape");
  const stranger = await (await browser.newContext()).newPage();
  await visit(stranger, link);
  await expect(stranger.getByText("No experience on this kind of vessel")).toBeVisible();
  await visit(stranger, `/approve/${"x".repeat(43)}`);
  await expect(stranger.getByRole("heading", { name: "Link is not valid!" })).toBeVisible();
  await stranger.context().close();
});

test("a scanner that opens the link fifty times, runs its scripts and clicks every button without ticking decides nothing", async ({
  at,
  browser,
}) => {
  test.setTimeout(240_000);
  const manager = await at("crewingmanagermarine");
  const plan = await propose(manager, vesselName);
  const link = await mailedLink(manager, "PlanningPrincipal");
  const scanner = await (await browser.newContext()).newPage();
  await visit(scanner, link);
  for (const summary of await scanner.locator("summary").all()) await summary.click();
  for (const button of await scanner.locator("main button").all()) await button.click({ noWaitAfter: true });
  const forms = await scanner.locator("main form").evaluateAll((results) =>
    results.map((form) => {
      const data = new FormData(form as HTMLFormElement);
      const fields = [...data].map(([name, value]): [string, string] => [name, String(value)]);
      return { action: (form as HTMLFormElement).action, body: new URLSearchParams(fields).toString() };
    }),
  );
  expect(forms.length).toBeGreaterThan(2);
  for (const { action, body } of forms)
    await scanner.request.post(action, {
      data: body,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      maxRedirects: 0,
    });
  for (let times = 0; times < 50; times += 1) await scanner.request.get(link);
  expect(await statusOf(manager, plan)).toMatchObject({ summaryStatus: "Pending", principalStatus: "Pending" });
  await scanner.context().close();
});

test("a principal who is signed in approves on the approval screen: in the row, by one tick; the address alone answers nothing", async ({
  at,
}) => {
  test.setTimeout(240_000);
  const manager = await at("crewingmanagermarine");
  const plan = await propose(manager, vesselName);
  const principal = await at("crewingprincipalmarine");
  const page = `/dashboard/manning/approval-crew/${plan.vesselId}/crew`;
  const named = `${page}?emp=${plan.employeeId}&ao=Next&vid=${plan.vesselId}`;
  await visit(principal, `${named}&approve=1&as=Pending`);
  await expect(principal.getByRole("dialog", { name: "Confirm Approved?" })).toContainText(
    "When this link was sent, the answer was: Pending",
  );
  await principal.getByRole("button", { name: "Cancel" }).click();
  await expect(principal).toHaveURL(new RegExp(`${page}(\\?view=all)?$`));
  expect(await statusOf(manager, plan)).toMatchObject({ principalStatus: "Pending" });
  await visit(principal, named);
  await expect(principal.getByRole("dialog", { name: plan.fullName })).toBeVisible();
  await principal.keyboard.press("Escape");
  await principal.getByRole("link", { name: `Approve ${plan.fullName}` }).click();
  const asked = principal.getByRole("dialog", { name: "Confirm Approved?" });
  await asked.getByLabel("I have read the CV and the check result.").check();
  await shot(principal, "confirm-approved");
  await asked.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(principal.getByRole("dialog", { name: "Approved" })).toContainText("Approved by ");
  expect(await statusOf(manager, plan)).toMatchObject({ principalStatus: "Confirmed" });
  await principal.getByRole("button", { name: "Close" }).click();
  await visit(principal, `${named}&approve=1`);
  await expect(principal).not.toHaveURL(/approve/);
  await expect(principal.getByRole("dialog", { name: "Confirm Approved?" })).toHaveCount(0);
});
