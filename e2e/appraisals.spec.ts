import { expect, type Browser, type Page } from "@playwright/test";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { read, expectRefusal, send, takeScreenshot, statusOf, test, expectNotices } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { pdf } from "./api-client";

// Compares what a screen reader announces with what the reader expects.
Object.assign(globalThis, { expect });

const root = "/dashboard/appraisal";
const phone = { viewport: { width: 390, height: 844 } };
type Row = {
  employeeAppraisalId: number | null;
  assignmentId: number;
  vesselCrewId: number;
  vesselId: number;
  employeeId: number;
  crewName: string;
};
type Question = { sequenceNo: number; label: string; question: string };
type Found = { appraisalDetail: Record<string, unknown>; mandatory: Question[]; formId: number };
type Profile = { vesselId: number; employeeId: number };

const profileOf = (page: Page) => read<Profile>(page, "Users/GetProfileByUserId");
const requestsOf = (page: Page, vesselId: number) =>
  read<Row[]>(page, `Appraisal/GetVesselCrewNewAppraisalRequest?vesselId=${vesselId}&pageSize=200`);
const addressOf = (row: Row, flag: string) =>
  `${root}/${row.vesselId}/crew/details?vcid=${row.vesselCrewId}&asg=${row.assignmentId}&flag=${flag}`;

type AssignmentOnBoard = {
  assignmentId: number;
  vesselCrewId: number;
  vesselId: number;
  employeeId: number;
  name: string;
};

/** Return people on board the head's vessel without a report on this assignment. */
async function assignmentsOnBoard(head: Page): Promise<Row[]> {
  const { vesselId } = await profileOf(head);
  const stays = await read<AssignmentOnBoard[]>(
    head,
    `EmployeeScheduling/GetEmployeeOffBoardScheduling?vesselId=${vesselId}&pageSize=200`,
  );
  const written = (await requestsOf(head, vesselId)).filter((row) => row.employeeAppraisalId !== null);
  return stays
    .filter((stay) => !written.some(({ assignmentId }) => assignmentId === stay.assignmentId))
    .map(({ name, ...stay }) => ({ ...stay, crewName: name, employeeAppraisalId: null }));
}

/** The same without the head and the seafarer with an account. */
async function assignmentsWithoutReport(head: Page, browser: Browser): Promise<Row[]> {
  const { employeeId } = await profileOf(head);
  const seafarer = await profileOf(await seat(browser, "crewmarine-crew"));
  return (await assignmentsOnBoard(head)).filter((row) => ![employeeId, seafarer.employeeId].includes(row.employeeId));
}

/** Open a desktop browser whose console errors are ignored, because offline it logs some. */
async function seat(browser: Browser, account: string, options = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await signIn(page, account);
  return page;
}
async function signIn(page: Page, account: string) {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const form = { csrfToken, email: `${account}@nakhoda.test`, password: "Nakhoda123!" };
  await page.request.post("/api/auth/callback/credentials", { form, maxRedirects: 0 });
}

const line = (page: Page, no: number) => page.locator("#ratings li").nth(no - 1);
const rate = (page: Page, no: number, score: string) => line(page, no).getByRole("radio", { name: score }).check();
const decide = (page: Page, name: RegExp, answer: "Yes" | "No") =>
  page.getByRole("group", { name }).getByRole("radio", { name: answer }).check();
const saved = (page: Page) => expect(page.getByText(/Saved on this device \d\d:\d\d/)).toBeVisible();

/** Submit a complete report by API. */
async function written(page: Page, row: Row, score: number) {
  const {
    appraisalDetail: detail,
    mandatory,
    formId,
  } = await read<Found>(page, `Appraisal/GetEmployeeAppraisalDetail?assignmentId=${row.assignmentId}`);
  return {
    ...detail,
    flag: "Form",
    formId,
    reportKey: crypto.randomUUID(),
    assignmentId: row.assignmentId,
    nationality: detail.nationality ?? "–",
    dateOfBirth: detail.dateOfBirth ?? "–",
    suitableForThisTypeOfVesselTrade: true,
    reemployInCurrentRank: true,
    promote: false,
    promoteReason: "One contract more in this rank",
    toBeReemployed: true,
    recommendation: true,
    courseRank: "Common Courses",
    trainingList: [],
    seafarersRatingMandatory: mandatory.map(({ sequenceNo, question }) => ({
      no: String(sequenceNo),
      name: question,
      score,
      comment: null,
    })),
    seafarersRatingAdditional: [],
  };
}

test("a head writes the full form on a phone, the line goes down, nothing is lost, and it is sent once when the line is back", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const head = await seat(browser, "crewmarine", phone);
  const { vesselId } = await profileOf(head);
  const [row] = await assignmentsWithoutReport(head, browser);
  if (!row) throw new Error("nobody to report on");
  await visit(head, root);
  await expect(head).toHaveURL(new RegExp(`${root}/${vesselId}/crew$`));
  await visit(head, addressOf(row, "Form"));
  await expect(head.getByRole("heading", { level: 1, name: "CREW APPRAISAL" })).toBeVisible();
  const first = line(head, 1).getByRole("radio", { name: "5 Exceptional" });
  await waitForHydration(first);
  await expect(first).toBeEnabled();
  await rate(head, 1, "2 Improvement Required");
  await line(head, 1).getByLabel("Comment: what must improve").fill("Works aloft without a harness");
  await saved(head);

  // A second tab reads the draft of the first and may take over.
  const second = await head.context().newPage();
  await visit(second, addressOf(row, "Form"));
  await expect(second.getByText("This report is open in another tab")).toBeVisible();
  await expect(line(second, 1).getByRole("radio", { name: "2 Improvement Required" })).toBeChecked();
  await expect(second.getByRole("button", { name: "Submit Appraisal" })).toBeDisabled();
  await rate(head, 2, "3 Satisfactory");
  await expect(line(second, 2).getByRole("radio", { name: "3 Satisfactory" })).toBeChecked();
  await second.getByRole("button", { name: "Edit here instead" }).click();
  await expect(head.getByText("This report is open in another tab")).toBeVisible();
  await head.getByRole("button", { name: "Edit here instead" }).click();
  await expect(second.getByText("This report is open in another tab")).toBeVisible();

  await head.context().setOffline(true);
  await expect(head.getByText("Offline ·")).toBeVisible();
  await head.getByRole("button", { name: "Submit Appraisal" }).click();
  await expect(head.getByRole("alert").filter({ hasText: "things are missing" })).toBeVisible();
  await takeScreenshot(head, "appraisal-missing");
  const lines = await head.locator("#ratings li").count();
  for (let no = 3; no <= lines; no += 1) {
    await rate(head, no, "4 Good");
    // One tap per question: the next one comes into view by itself.
    if (no < lines)
      await expect(
        line(head, no + 1)
          .getByRole("radio")
          .last(),
      ).toBeInViewport();
  }
  for (const name of [/^Suitable/, /^Re-employ in/, /^To be/, /^Recommendation/]) await decide(head, name, "Yes");
  await decide(head, /^Promote/, "No");
  const reason = head.locator("[data-path=promoteReason]");
  await reason.fill("One contract more in this rank");
  await decide(head, /^Promote/, "Yes");
  await expect(reason).toBeHidden();
  await decide(head, /^Promote/, "No");
  await expect(reason).toHaveValue("One contract more in this rank");
  await head.getByRole("button", { name: "Submit Appraisal" }).click();
  const dialog = head.getByRole("dialog", { name: "Confirm Submit Appraisal Report" });
  await dialog.getByRole("button", { name: "Submit Appraisal" }).click();
  await expect(head.getByText("The report is saved on this device and sent automatically.")).toBeVisible();
  await expect(head.getByText("Not sent: no connection. It is sent automatically.")).toBeVisible();
  await takeScreenshot(head, "appraisal-waiting");
  const others = await requestsOf(await seat(browser, "crewmarine"), vesselId);
  expect(others.find((one) => one.assignmentId === row.assignmentId)?.employeeAppraisalId ?? null).toBeNull();

  // The first attempt arrives but its answer is lost. The retry gets the first result.
  let tries = 0;
  await head.route("**/dashboard/appraisal/send", async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    expect((await route.fetch()).status()).toBe(200);
    await route.abort("connectionreset");
  });
  await head.context().setOffline(false);
  const done = head.getByRole("dialog", { name: "Appraisal Report Submitted" });
  await expect(done).toBeVisible({ timeout: 60_000 });
  expect(tries).toBe(2);
  await expect(second.getByText("This report was sent or deleted in another tab.")).toBeVisible();
  await done.getByRole("button", { name: "To the list" }).click();
  await expect(head).toHaveURL(new RegExp(`${root}/${vesselId}/crew$`));
  const after = (await requestsOf(head, vesselId)).filter((one) => one.assignmentId === row.assignmentId);
  expect(after).toEqual([expect.objectContaining({ reviewStatus: "WaitingForReview" })]);
  await expect(head.getByText("are not sent yet")).toHaveCount(0);
  await head.context().close();
});

test("who signs in next on the ship's PC sees nothing of a draft, on the screen or on the device; its writer finds it again and throws it away", async ({
  browser,
}) => {
  const pc = await seat(browser, "crewmarine");
  await pc.addInitScript(() => {
    navigator.storage.persist = () => {
      document.documentElement.dataset.asked = "to keep";
      return Promise.resolve(true);
    };
  });
  const [, row] = await assignmentsWithoutReport(pc, browser);
  if (!row) throw new Error("nobody to report on");
  await visit(pc, addressOf(row, "Form"));
  const comments = pc.locator("[data-path=generalComments]");
  await waitForHydration(comments);
  await expect(comments).toBeEnabled();
  await comments.fill("Sleeps on the lookout");
  await saved(pc);
  await expect(pc.locator("html")).toHaveAttribute("data-asked", "to keep");

  await pc.context().clearCookies();
  await signIn(pc, "crewingadminmarine");
  await visit(pc, `${root}/${row.vesselId}/crew?tab=on-board&search=${encodeURIComponent(row.crewName)}`);
  await expect(pc.getByRole("link", { name: row.crewName, exact: true }).first()).toBeVisible();
  await expect(pc.getByText("not sent yet")).toHaveCount(0);
  await visit(pc, addressOf(row, "Form"));
  await expect(comments).toBeEnabled();
  await expect(comments).toHaveValue("");
  const onDevice = await pc.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("nakhoda-drafts");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const kept = await new Promise<{ sealed: { body: ArrayBuffer } }[]>((resolve) => {
      const request = database.transaction("appraisals").objectStore("appraisals").getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return kept.map((one) => new TextDecoder("latin1").decode(one.sealed.body) + JSON.stringify(one));
  });
  expect(onDevice).toHaveLength(1);
  for (const word of ["lookout", row.crewName]) expect(onDevice[0]).not.toContain(word);

  await pc.context().clearCookies();
  await signIn(pc, "crewmarine");
  await visit(pc, root);
  const queue = pc.getByRole("region", { name: "One report on this device is not sent yet" });
  await expect(queue).toBeVisible();
  await takeScreenshot(pc, "appraisal-queue");
  await queue.getByRole("link", { name: row.crewName }).click();
  await expect(comments).toHaveValue("Sleeps on the lookout");
  const file = pc.waitForEvent("download");
  await pc.getByRole("button", { name: "Save as file" }).click();
  expect((await file).suggestedFilename()).toMatch(/^appraisal-.*\.json$/);
  const kept = await (await file).path();
  await visit(pc, root);
  await queue.getByRole("button", { name: `Delete: ${row.crewName}` }).click();
  await queue.getByRole("button", { name: `Delete: ${row.crewName}` }).click();
  await expect(queue).toBeHidden();

  // Deleted from the device, it is restored from the file.
  await visit(pc, addressOf(row, "Form"));
  await expect(comments).toBeEnabled();
  await expect(comments).toHaveValue("");
  await pc.mouse.move(300, 300);
  await pc.getByLabel("Open a file", { exact: true }).and(pc.locator("input")).setInputFiles(kept);
  await expect(comments).toHaveValue("Sleeps on the lookout");
  await saved(pc);
  await pc.context().close();
});

test("a reviewer sends it back with a reason, the head corrects it, another approves, the document says the same average, the seafarer countersigns", async ({
  at,
}) => {
  const [head, reviewer, seafarer] = [
    await at("crewmarine", phone),
    await at("crewingmanagermarine"),
    await at("crewmarine-crew", phone),
  ];
  const { employeeId } = await profileOf(seafarer);
  const { vesselId } = await profileOf(head);
  const row = (await assignmentsOnBoard(head)).find((one) => one.employeeId === employeeId);
  if (!row) throw new Error("the seafarer with an account has no report due");
  const { employeeAppraisalId: id } = await send<{ employeeAppraisalId: number }>(
    head,
    "Appraisal/InsertEmployeeAppraisal",
    await written(head, row, 3),
  );
  const details = `${root}/${vesselId}/crew/details?vcid=${row.vesselCrewId}&apprid=${id}&flag=Form`;

  await visit(reviewer, details);
  await reviewer.getByRole("button", { name: "Submit Review" }).click();
  const dialog = reviewer.getByRole("dialog", { name: "SUBMIT REVIEW RESULT" });
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(dialog.getByText("Review result is required")).toBeVisible();
  await dialog.getByRole("radio", { name: "Need revision" }).check();
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(dialog.getByText("Reason for revision is required")).toBeVisible();
  await dialog.getByLabel("Reason for revision").fill("Say what he did at the drill");
  await takeScreenshot(reviewer, "appraisal-review");
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  const sure = reviewer.getByRole("dialog", { name: "Confirm Submit Appraisal Review" });
  await expect(sure.getByText("Are you sure you want to submit the review?")).toBeVisible();
  await sure.getByRole("button", { name: "Submit Review" }).click();
  await expect(reviewer.getByText("Waiting For Revision")).toBeVisible();

  await visit(head, details);
  await expect(head.getByText("Your request need revision!")).toBeVisible();
  const messages = head.getByRole("button", { name: "View Messages" });
  await waitForHydration(messages);
  await messages.click();
  const shown = head.getByRole("dialog", { name: "Revision Messages" });
  await expect(shown.getByText("Say what he did at the drill")).toBeVisible();
  await shown.getByRole("button", { name: "Close" }).click();
  const update = head.getByRole("button", { name: "Save Update" });
  await expect(update).toBeDisabled();
  await rate(head, 1, "5 Exceptional");
  await head.locator("[data-path=generalComments]").fill("Led the muster at the drill");
  await takeScreenshot(head, "appraisal-revision");
  await update.click();
  await head
    .getByRole("dialog", { name: "Confirm Update Appraisal Report" })
    .getByRole("button", { name: "Save Update" })
    .click();
  await head
    .getByRole("dialog", { name: "Appraisal Report Updated" })
    .getByRole("button", { name: "To the list" })
    .click();
  await expect(head).toHaveURL(new RegExp(`${root}/${vesselId}/crew$`));

  // Not visible to the seafarer yet.
  expect((await expectRefusal(seafarer, `Appraisal/GetEmployeeAppraisalDetail?employeeAppraisalId=${id}`)).status).toBe(
    404,
  );
  await visit(reviewer, details);
  await expect(reviewer.locator("[data-average]")).toHaveAttribute("data-average", "3");
  await reviewer.getByRole("button", { name: "Submit Review" }).click();
  await dialog.getByRole("radio", { name: "Approved" }).check();
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await sure.getByRole("button", { name: "Submit Review" }).click();
  const download = reviewer.getByRole("button", { name: "Download Document" });
  await expect(download).toBeVisible();
  await takeScreenshot(reviewer, "appraisal-approved");
  const file = reviewer.waitForEvent("download");
  await download.click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  const answer = await reviewer.request.post("/PMSol/v1/GeneratePDF/GenerateEmployeeAppraisal", {
    data: { employeeAppraisalId: id },
  });
  const heard = (await textElementsIn(await answer.body())).map(({ text }) => text).join("\n");
  for (const words of [row.crewName, "Led the muster at the drill"]) expect(heard).toContain(words);
  const { appraisalDetail } = await read<Found>(
    reviewer,
    `Appraisal/GetEmployeeAppraisalDetail?employeeAppraisalId=${id}`,
  );
  expect([appraisalDetail.seafarersRatingMandatoryAverageScore, /Average score[^\n]*\n(.*)/.exec(heard)?.[1]]).toEqual([
    ...[3, expect.stringMatching(/^3 – Satisfactory/)],
  ]);

  await visit(seafarer, root);
  await expect(seafarer.getByRole("heading", { level: 1, name: "My appraisals" })).toBeVisible();
  await takeScreenshot(seafarer, "appraisals-own");
  await visit(seafarer, details);
  const sign = seafarer.getByRole("button", { name: "Countersign" });
  await waitForHydration(sign);
  await sign.click();
  const signing = seafarer.getByRole("dialog", { name: "Your countersignature" });
  await signing.getByLabel("Your comment (optional)").fill("I agree");
  await signing.getByRole("button", { name: "Countersign" }).click();
  await expect(signing).toHaveCount(0);
  await expect(seafarer.getByText("I agree")).toBeVisible();
  await expect(sign).toHaveCount(0);
  await takeScreenshot(seafarer, "appraisal-countersigned");

  // Two users reopen it at once: one succeeds, the other sees the conflict and keeps the typed reason.
  const [first, second] = [await at("superadmin"), await at("superadmin")];
  const asked = (page: Page) => page.getByRole("dialog", { name: "Reopen this approved report?" });
  for (const page of [first, second]) {
    await visit(page, details);
    const reopen = page.getByRole("button", { name: "Reopen" });
    await waitForHydration(reopen);
    await reopen.click();
    await asked(page).getByLabel("Reason").fill("The drill was on another day");
  }
  await asked(first).getByRole("button", { name: "Reopen" }).click();
  await expect(first.getByText("Your request need revision!")).toBeVisible();
  await asked(second).getByRole("button", { name: "Reopen" }).click();
  await expect(asked(second).getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
  await expect(asked(second).getByLabel("Reason")).toHaveValue("The drill was on another day");
  await takeScreenshot(second, "appraisal-reopened-before");
  expect((await expectRefusal(seafarer, `Appraisal/GetEmployeeAppraisalDetail?employeeAppraisalId=${id}`)).status).toBe(
    404,
  );
  await visit(head, details);
  await expect(head.getByText("Your request need revision!")).toBeVisible();
});

test("in the Tanker division a report is one PDF: nothing else is taken, and it waits for its review", async ({
  at,
}) => {
  const head = await at("crewtanker-head");
  const { employeeId } = await profileOf(head);
  const row = (await assignmentsOnBoard(head)).find((one) => one.employeeId !== employeeId);
  if (!row) throw new Error("nobody to report on");
  await visit(head, `${root}/${row.vesselId}/crew?tab=on-board&search=${encodeURIComponent(row.crewName)}`);
  await head
    .getByRole("link", { name: `Write report: ${row.crewName}` })
    .first()
    .click();
  await expect(head).toHaveURL(/flag=Upload/);
  const submit = head.getByRole("button", { name: "Submit Appraisal" });
  const chosen = head.getByLabel("Report (PDF)", { exact: true }).and(head.locator("input"));
  await waitForHydration(submit);
  await head.mouse.move(300, 300);
  const rated = head.getByRole("group", { name: /^Average score/ }).getByRole("radio", { name: "4 Good" });
  await expect(rated).toBeEnabled();
  await expect(submit).toBeDisabled();
  await rated.check();
  await submit.click();
  await expect(head.getByText("Appraisal document is required").first()).toBeVisible();
  await chosen.setInputFiles({ name: "report.png", mimeType: "image/png", buffer: Buffer.from("no pdf") });
  await expect(head.getByText("report.png")).toHaveCount(0);
  await chosen.setInputFiles({ name: "report.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(head.getByRole("link", { name: "report.pdf" })).toBeVisible();
  await decide(head, /^Promote/, "No");
  await head.locator("[data-path=promoteReason]").fill("Needs a season more");
  await takeScreenshot(head, "appraisal-upload");
  await submit.click();
  const confirm = head.getByRole("dialog", { name: "Confirm Submit Appraisal Report" });
  await expectNotices(head, ["Appraisal insert successfully."], () =>
    confirm.getByRole("button", { name: "Submit Appraisal" }).click(),
  );
  await expect(head).toHaveURL(new RegExp(`${root}/${row.vesselId}/crew$`));
  const stored = (await requestsOf(head, row.vesselId)).find((one) => one.assignmentId === row.assignmentId);
  expect(stored).toMatchObject({ reviewStatus: "WaitingForReview", flag: "Upload" });
});

test("whom appraisals do not concern is refused: other vessels, other roles, one's own report, and a review of one's own words", async ({
  at,
  browser,
}) => {
  const head = await at("crewmarine");
  const [row] = (await assignmentsWithoutReport(head, browser)).toReversed();
  if (!row) throw new Error("nobody to report on");
  const address = addressOf(row, "Form");
  const { employeeAppraisalId: id } = await send<{ employeeAppraisalId: number }>(
    await at("crewingadminmarine"),
    "Appraisal/InsertEmployeeAppraisal",
    await written(head, row, 4),
  );
  const details = `${root}/${row.vesselId}/crew/details?vcid=${row.vesselCrewId}&apprid=${id}`;

  // A reviewer wrote no part of the report.
  const author = await at("crewingadminmarine");
  await visit(author, details);
  await expect(author.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(author.getByText("You wrote part of it. A colleague must review it.")).toBeVisible();
  await expect(author.getByRole("button", { name: "Submit Review" })).toHaveCount(0);
  const { appraisalDetail } = await read<Found>(
    author,
    `Appraisal/GetEmployeeAppraisalDetail?employeeAppraisalId=${id}`,
  );
  const review = { employeeAppraisalId: id, reviewStatus: "Approved", version: appraisalDetail.version };
  expect((await expectRefusal(author, "Appraisal/SubmitReviewEmployeeAppraisal", review)).message).toContain(
    "a colleague must",
  );

  // Another user's draft cannot be sent: the key contains its writer.
  const stolen = await author.request.post(`${root}/send`, { data: { owner: "somebody-else", report: {} } });
  expect(stolen.status()).toBe(401);

  const other = await at("crewtanker-head");
  expect(await statusOf(other, details, "appraisal-foreign")).toBe(404);
  expect(await statusOf(other, `${root}/${row.vesselId}/crew`, "appraisal-foreign-list")).toBe(404);
  expect(await statusOf(await at("crewmarine-crew"), details, "appraisal-not-own")).toBe(404);
  for (const account of ["crewingprincipalmarine", "crewingfinancemarine", "crewingservicemarine"])
    expect([account, await statusOf(await at(account), details, "appraisal-forbidden")]).toEqual([account, 403]);
  const planning = await at("crewingplanningmarine");
  expect(await statusOf(planning, address, "appraisal-not-written")).toBe(403);
  for (const place of ["calibration", "questions"])
    expect([place, await statusOf(planning, `${root}/${place}`, `appraisal-${place}-refused`)]).toEqual([place, 403]);
});
