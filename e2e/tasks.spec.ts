import { expect, type Page } from "@playwright/test";
import { read, send, test, today } from "./crew";
import { dayAfter } from "./dates";
import { waitForHydration, reload, visit } from "./hydration";
import { openFolded } from "./work-list";
import { captureScreen } from "./screens";

const shot = (page: Page, name: string) => captureScreen(page, `tasks-${name}`);

type Task = { key: string; count: number; href: string };
type Notices = { rows: { id: number; title: string; href: string | null; isRead: boolean }[]; unread: number };
const workOf = async (page: Page) => (await read<{ tasks: Task[] }>(page, "Users/GetWorkList")).tasks;
const bellOf = (page: Page) => read<Notices>(page, "Notice/GetNotices");
const phone = { viewport: { width: 390, height: 844 } };

async function openBell(page: Page) {
  const bell = page.getByRole("button", { name: /^(Notices|Pemberitahuan):/ });
  await waitForHydration(bell);
  await bell.click();
  const panel = page.getByRole("dialog", { name: /^(Notices|Pemberitahuan)$/ });
  await expect(panel.getByRole("status")).toHaveText("");
  return panel;
}

test("a head requests an extension: planning is notified and reads it; the head gets no notification", async ({
  at,
}) => {
  const head = await at("crewmarine", phone);
  const planner = await at("crewingplanningmarine");
  const before = await bellOf(planner);
  const own = await bellOf(head);
  const { vesselId } = await read<{ vesselId: number }>(head, "Users/GetProfileByUserId");
  type Aboard = { employeeId: number; fullName: string; offBoard: string };
  const aboard = await read<Aboard[]>(head, `VesselCrew/GetVesselCrewListByVesselId?vesselId=${vesselId}&pageSize=50`);
  const pending = await read<{ employeeId: number; approvalExtensionStatus: string | null }[]>(
    planner,
    `VesselCrew/GetVesselCrewExtensionByVessel?vesselId=${vesselId}&pageSize=50`,
  );
  const someone = aboard
    .filter(({ employeeId, offBoard }) => offBoard > today && !pending.some((one) => one.employeeId === employeeId))
    .at(-1)!;
  await send(head, "VesselCrew/InsertVesselCrewExtension", {
    employeeId: someone.employeeId,
    extendedDate: dayAfter(someone.offBoard, 14),
    extendedReason: "The reliever is still at a training",
  });
  await visit(planner, "/dashboard");
  const panel = await openBell(planner);
  const line = panel.getByRole("listitem").filter({ hasText: "New" }).first();
  await expect(line.getByRole("link")).toBeVisible();
  await shot(planner, "bell");
  expect((await bellOf(planner)).unread).toBe(before.unread + 1);
  expect((await bellOf(head)).rows.length).toBe(own.rows.length);
  await line.getByRole("link").click();
  await expect(planner).toHaveURL(new RegExp(`/approval-crew/${vesselId}/crew`));
  await expect.poll(async () => (await bellOf(planner)).unread).toBe(before.unread);
  const again = await openBell(planner);
  await planner.keyboard.press("Escape");
  await expect(again).toHaveCount(0);
});

test("every line of a planner's task list opens; the bell repeats none of them", async ({ at }) => {
  const planner = await at("crewingplanningmarine");
  const tasks = await workOf(planner);
  expect(tasks.length).toBeGreaterThan(2);
  for (const { key, href } of tasks) {
    const answer = await planner.request.get(href);
    expect([key, answer.status()]).toEqual([key, 200]);
  }
  await visit(planner, "/dashboard");
  const panel = await openBell(planner);
  await expect(panel.getByRole("region", { name: "Waiting for you" })).toHaveCount(0);
  await planner.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await planner.locator(`main a[href="${tasks[0]!.href}"]`).first().click();
  await expect(planner).toHaveURL(new RegExp(tasks[0]!.href.split("?")[0]!));
});

test("principal, head and seafarer see their tasks and their bell on a phone, in both languages", async ({ at }) => {
  for (const account of ["crewingprincipalmarine", "crewmarine", "crewmarine-crew"]) {
    const page = await at(account, phone);
    const tasks = await workOf(page);
    await visit(page, "/dashboard/profile");
    const list = page.getByRole("region", { name: "Waiting for you" });
    await openFolded(list);
    await expect(list.getByRole("link")).toHaveCount(tasks.length);
    for (const { key, href } of tasks) {
      const answer = await page.request.get(href);
      expect([account, key, answer.status()]).toEqual([account, key, 200]);
    }
    await openBell(page);
    await shot(page, `bell-${account}-phone`);
    await page.context().addCookies([{ name: "nakhoda-locale", value: "id", url: page.url() }]);
    await reload(page);
    await openBell(page);
    await shot(page, `bell-${account}-phone-id`);
  }
});

test("notification settings on the profile are stored", async ({ at }) => {
  const planner = await at("crewingplanningmarine");
  await visit(planner, "/dashboard/profile#notices");
  const way = planner.getByRole("combobox", { name: /^Signing on and off/ });
  await waitForHydration(way);
  await way.selectOption({ label: "Bell and morning email" });
  await expect
    .poll(async () =>
      (await read<{ rows: { choice: string; way: string }[] }>(planner, "Notice/GetNoticeWays")).rows.find(
        ({ choice }) => choice === "sign-ons",
      ),
    )
    .toMatchObject({ way: "digest" });
  await reload(planner);
  await expect(way).toHaveValue("digest");
  await shot(planner, "ways");
});

test("a hidden tab does not poll, and one tab of a user polls for all", async ({ at }) => {
  const page = await at("crewingservicemarine");
  let asked = 0;
  page.context().on("request", (request) => {
    if (request.url().endsWith("/Notice/CountUnread")) asked += 1;
  });
  await visit(page, "/dashboard");
  await expect.poll(() => asked).toBe(1);
  const second = await page.context().newPage();
  await visit(second, "/dashboard");
  await second.waitForTimeout(2_500);
  expect(asked).toBe(1);
  await second.close();
});
