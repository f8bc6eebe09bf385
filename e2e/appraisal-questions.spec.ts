import { expect, type Page } from "@playwright/test";
import { inYears, read, expectRefusal, takeScreenshot, test, today } from "./crew";
import { waitForHydration, reload, visit } from "./hydration";

const path = "/dashboard/appraisal/questions";
const desk = { viewport: { width: 1440, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] };
const asked = "Reports near misses the same day and says what he learnt from them";
const source = "SK Direksi 3/DIR/2026";
type Row = { employeeAppraisalId: number | null; assignmentId: number; vesselCrewId: number; vesselId: number };

const cellOf = (page: Page, grid: string, row: number, field: string) =>
  page.getByRole("grid", { name: grid }).locator(`[role="row"][data-rowindex="${row}"] [data-field="${field}"]`);

async function pasteAt(page: Page, cell: ReturnType<typeof cellOf>, block: string) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  await cell.click();
  await page.keyboard.press("Control+v");
}

/** A report from before, and a person on board of the same head's vessel without one. */
async function reports(admin: Page, head: Page): Promise<{ old: Row; next: Row }> {
  const { vesselId } = await read<{ vesselId: number }>(head, "Users/GetProfileByUserId");
  const waiting = await read<Row[]>(
    head,
    `Appraisal/GetVesselCrewNewAppraisalRequest?vesselId=${vesselId}&pageSize=200`,
  );
  const next = waiting.find(({ employeeAppraisalId }) => employeeAppraisalId === null);
  const vessels = await read<{ vesselId: number }[]>(admin, "Appraisal/GetVesselAppraisalList?pageSize=200");
  for (const vessel of vessels) {
    const written = await read<(Row & { flag: string })[]>(
      admin,
      `Appraisal/GetVesselCrewAppraisalHistory?vesselId=${vessel.vesselId}&pageSize=50`,
    );
    const old = written.find(({ flag, employeeAppraisalId }) => flag === "Form" && employeeAppraisalId !== null);
    if (old && next) return { old, next };
  }
  throw new Error("the demo fleet has no report as a form, or nobody to report on");
}

test("a published question is in the next report, not in an old one, and its version is read-only", async ({ at }) => {
  const [admin, head] = [await at("crewingadminmarine", desk), await at("crewmarine")];
  const { old, next } = await reports(admin, head);
  const details = `/dashboard/appraisal/${old.vesselId}/crew/details?vcid=${old.vesselCrewId}&apprid=${old.employeeAppraisalId}&flag=Form`;
  await visit(admin, details);
  const before = await admin.locator(".apprs-main").innerText();
  expect(before).not.toContain(asked);

  await visit(admin, path);
  const add = admin.getByRole("button", { name: "New version", exact: true });
  await waitForHydration(add);
  await add.click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await expect(dialog.getByLabel("Applies from")).toBeFocused();
  await dialog.getByLabel("Applies from").fill(today);
  await dialog.getByLabel("Source").fill(source);
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await expect(admin).toHaveURL(/version=\d+&edit=1/);
  const id = Number(new URL(admin.url()).searchParams.get("version"));

  // The last row is new; one of its words is not in the list.
  const questions = "Questions and courses";
  await expect(admin.getByRole("grid", { name: questions })).toBeVisible();
  await admin.getByRole("button", { name: "Add question" }).click();
  const { mandatory, additional } = await read<{ mandatory: unknown[]; additional: unknown[] }>(
    admin,
    `Appraisal/GetAppraisalForm?id=${id}`,
  );
  const last = mandatory.length + additional.length;
  const row = [
    "Obligatory",
    "77",
    "Near misses",
    "Nyaris celaka",
    asked,
    "Melaporkan nyaris celaka pada hari yang sama",
  ];
  const kind = cellOf(admin, questions, last, "kind");
  await kind.scrollIntoViewIfNeeded();
  await pasteAt(admin, kind, row.join("\t"));
  await expect(admin.getByText("1 cell to correct")).toBeVisible();
  await expect(kind).toContainText("Choose Mandatory or Additional");
  await takeScreenshot(admin, "appraisal-questions-wrong");
  const save = admin.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(admin.getByText("1 cell to correct")).toBeVisible();
  await pasteAt(admin, kind, "Mandatory");
  await expect(admin.getByText("1 cell to correct")).toBeHidden();
  await save.click();
  await expect(admin.getByText("The draft is saved.")).toBeVisible();
  await expect(admin).toHaveURL(new RegExp(`version=${id}$`));
  await expect(admin.getByRole("row", { name: new RegExp(asked) })).toBeVisible();
  const nextAddress = `/dashboard/appraisal/${next.vesselId}/crew/details?vcid=${next.vesselCrewId}&asg=${next.assignmentId}&flag=Form`;

  // A draft applies to no report; a new report uses the published version.
  await visit(head, nextAddress);
  const comments = head.locator("[data-path=generalComments]");
  await waitForHydration(comments);
  await expect(comments).toBeEnabled();
  await expect(head.locator("#ratings li").first()).toBeVisible();
  await expect(head.getByText(asked)).toHaveCount(0);
  await comments.fill("Begun before");
  await expect(head.getByText(/Saved on this device \d\d:\d\d/)).toBeVisible();

  await admin.getByRole("button", { name: "Publish", exact: true }).click();
  const sure = admin.getByRole("dialog");
  await expect(sure).toContainText("A published version cannot be changed");
  await sure.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(admin.getByText("The version is published.")).toBeVisible();
  await expect(admin.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  await takeScreenshot(admin, "appraisal-questions");

  // A started report keeps its questions and says so; restarted, it uses the new ones.
  await reload(head);
  await expect(comments).toHaveValue("Begun before");
  await expect(head.getByText("Newer ones exist, but you can still send it.")).toBeVisible();
  await expect(head.getByText(asked)).toHaveCount(0);
  await takeScreenshot(head, "appraisal-older-questions");
  await head.getByRole("button", { name: "Delete draft" }).click();
  await head.getByRole("dialog").getByRole("button", { name: "Delete draft" }).click();
  await expect(head.getByText(asked)).toBeVisible();
  await takeScreenshot(head, "appraisal-new-question");
  await visit(admin, details);
  expect(await admin.locator(".apprs-main").innerText()).toBe(before);

  const { version } = await read<{ version: number }>(admin, `Appraisal/GetAppraisalForm?id=${id}`);
  const change = { id, version, effectiveFrom: inYears(1), source, questions: [], courses: [] };
  expect(await expectRefusal(admin, "Appraisal/UpdateAppraisalForm", change)).toMatchObject({ status: 409 });
});
