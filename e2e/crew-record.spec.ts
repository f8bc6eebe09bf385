import { expect, type Page } from "@playwright/test";
import { list, newcomer, read, record, expectRefusal, submitDialog, takeScreenshot, test, today } from "./crew";
import { visit } from "./hydration";

const tabs = {
  "crew-details": ["Crew details", "Personal data"],
  certification: ["Certification", "Certificates of proficiency"],
  "upcoming-schedule": ["Upcoming schedule", "Upcoming schedule"],
  "sea-service-and-training-history": ["Sea service and training", "Sea service"],
  "blacklist-history": ["Blacklist history", "Suitability register"],
  "document-history": ["Document history", "Document history"],
} as const;

const contact = (page: Page) => page.locator("section#contact");
const edit = (page: Page) => page.getByRole("button", { name: "Edit: Contact" }).click();

test("a record has its six tabs for staff", async ({ at }) => {
  const page = await at("crewingadminmarine");
  const [person] = await read<{ id: number; fullName: string }[]>(page, "Employee/GetEmployeeListOnBoard?pageSize=1");
  await visit(page, record(person!.id));
  const links = page.getByRole("navigation", { name: person!.fullName }).getByRole("link");
  await expect(links).toHaveCount(6);
  for (const [tab, [label, heading]] of Object.entries(tabs)) {
    const link = links.filter({ hasText: label });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(page).toHaveURL(record(person!.id, tab));
    await expect(page.getByRole("heading", { level: 2, name: heading, exact: true }).first()).toBeVisible();
    await takeScreenshot(page, `record-${tab}`);
  }
});

test("a section is saved once something changed, and leaving with changes asks", async ({ at }) => {
  const page = await at("crewingadminmarine");
  const { id } = await newcomer(page);
  await visit(page, record(id));
  await edit(page);
  const save = contact(page).getByRole("button", { name: "Save" });
  const phone = contact(page).getByLabel(/^Phone/);
  const stored = await phone.inputValue();
  await expect(save).toBeDisabled();
  await phone.fill("12");
  await save.click();
  await expect(contact(page).getByText(/Enter 8 to 15 digits/)).toBeVisible();
  await phone.fill(stored);
  await expect(save).toBeDisabled();
  await phone.fill("081355500011");
  await takeScreenshot(page, "record-edit");
  await save.click();
  await expect(save).toBeHidden();
  await expect(contact(page)).toContainText("81355500011");

  await edit(page);
  await contact(page)
    .getByLabel(/^Address/)
    .fill("Jl. Tanjung Perak 400");
  const certification = page.getByRole("link", { name: /^Certification/ });
  const question = page.getByRole("dialog", { name: "Discard changes?" });
  await certification.click();
  await takeScreenshot(page, "record-leave");
  await submitDialog(question, "Keep editing");
  await expect(contact(page).getByLabel(/^Address/)).toHaveValue("Jl. Tanjung Perak 400");
  await certification.click();
  await submitDialog(question, "Discard");
  await expect(page).toHaveURL(record(id, "certification"));
  await visit(page, record(id));
  await expect(contact(page)).not.toContainText("Tanjung Perak 400");
});

test("a conflict on one section is shown and keeps the input", async ({ at }) => {
  const first = await at("crewingadminmarine");
  const second = await at("crewingstaffmarine");
  const { id } = await newcomer(first);
  for (const page of [first, second]) {
    await visit(page, record(id));
    await edit(page);
  }
  await contact(second)
    .getByLabel(/^Phone/)
    .fill("081355500022");
  await contact(first)
    .getByLabel(/^Phone/)
    .fill("081355500033");
  await contact(first)
    .getByLabel(/^Address/)
    .fill("Jl. Nusantara 7, Makassar");
  await contact(first).getByRole("button", { name: "Save" }).click();
  await expect(contact(first).getByRole("button", { name: "Save" })).toBeHidden();

  await contact(second).getByRole("button", { name: "Save" }).click();
  const notified = contact(second).getByRole("alert");
  await expect(notified).toContainText("Changed by Dewi Kusumawati");
  await expect(contact(second).getByLabel(/^Phone/)).toHaveValue("081355500022");
  await takeScreenshot(second, "record-overtaken");
  await notified.getByRole("button", { name: "Reload" }).click();
  await expect(contact(second).getByText(/^Saved now: \S*81355500033$/)).toBeVisible();
  await expect(contact(second).getByLabel(/^Phone/)).toHaveValue("081355500022");
  await expect(contact(second).getByLabel(/^Address/)).toHaveValue("Jl. Nusantara 7, Makassar");
  await contact(second).getByRole("button", { name: "Save" }).click();
  await expect(contact(second).getByRole("button", { name: "Save" })).toBeHidden();
  await expect(contact(second)).toContainText("81355500022");
  await expect(contact(second)).toContainText("Jl. Nusantara 7, Makassar");
});

/** Find a person ashore with a planned assignment. */
async function plannedPerson(page: Page): Promise<number> {
  for (const { id } of await read<{ id: number }[]>(page, "Employee/GetEmployeeListOffBoard?pageSize=200")) {
    const { badges } = await read<{ badges: { upcomingSchedule: number } }>(
      page,
      `Employee/GetEmployeeDetails?employeeId=${id}`,
    );
    if (badges.upcomingSchedule > 0) return id;
  }
  throw new Error("nobody ashore is planned");
}

test("resignation is refused on board or with a plan; a manager re-hires after checking the documents", async ({
  at,
}) => {
  const admin = await at("crewingadminmarine");
  const dialog = admin.getByRole("dialog");
  const resign = admin.getByRole("button", { name: "Mark resigned" });
  const leaving = { date: today, resignationClass: "voluntary", reason: "Family" };
  const [aboard] = await read<{ id: number }[]>(admin, "Employee/GetEmployeeListOnBoard?pageSize=1");
  await visit(admin, record(aboard!.id));
  await expect(admin.getByRole("button", { name: "CV", exact: true })).toBeVisible();
  await expect(resign).toHaveCount(0);
  expect(await expectRefusal(admin, "Employee/ResignEmployee", { employeeId: aboard!.id, ...leaving })).toEqual({
    status: 400,
    message: "This crew member is on board and must be checked out first.",
  });

  await visit(admin, record(await plannedPerson(admin)));
  await resign.click();
  await dialog.getByLabel(/^Kind of resignation/).selectOption("voluntary");
  await dialog.getByLabel(/^Reason/).fill("Family");
  await dialog.getByRole("button", { name: "Mark resigned" }).click();
  await expect(dialog.getByRole("alert")).toContainText(/^Delete (one|\d+) planned assignments? first/);
  await takeScreenshot(admin, "resign-planned");

  const { id, fullName, seafarerCode } = await newcomer(admin);
  await visit(admin, record(id));
  await resign.click();
  await dialog.getByRole("button", { name: "Mark resigned" }).click();
  await expect(dialog.getByText("This field is required").first()).toBeVisible();
  await dialog.getByLabel(/^Kind of resignation/).selectOption("voluntary");
  await dialog.getByLabel(/^Reason/).fill("Moves to another company");
  await submitDialog(dialog, "Mark resigned");
  await expect(admin.getByRole("heading", { level: 1 })).toContainText("Resigned");
  await expect(resign).toHaveCount(0);
  await expect(admin.getByRole("button", { name: "Re-hire" })).toHaveCount(0);
  await visit(admin, `${list}?tab=resigned&search=${seafarerCode}`);
  await expect(admin.getByRole("row").filter({ hasText: fullName })).toBeVisible();

  const manager = await at("crewingmanagermarine");
  await visit(manager, record(id));
  await manager.getByRole("button", { name: "Re-hire" }).click();
  const rehire = manager.getByRole("dialog");
  await expect(rehire.getByText("Cannot join yet.")).toBeVisible();
  await rehire.getByLabel(/^Reason/).fill("Comes back with his papers");
  await takeScreenshot(manager, "rehire");
  await submitDialog(rehire, "Re-hire");
  await expect(manager.getByRole("heading", { level: 1 })).toContainText("Off board");
  const history = manager.getByRole("table", { name: "Status history" });
  await expect(history.getByRole("row").filter({ hasText: "Re-hired" })).toContainText("Comes back with his papers");
  await expect(history.getByRole("row").filter({ hasText: "Off board → Resigned" })).toContainText(
    "Voluntary. Moves to another company",
  );
  await visit(manager, `${list}?search=${seafarerCode}`);
  await expect(manager.getByRole("row").filter({ hasText: fullName })).toBeVisible();
});
