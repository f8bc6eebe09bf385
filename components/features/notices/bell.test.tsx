import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import notices from "@/messages/en/notices.json";
import shell from "@/messages/en/shell.json";
import { NotificationBell } from "./bell";
import { NotificationPanel } from "./panel";

const answers: Record<string, unknown> = {};
const asked: { path: string; body: unknown }[] = [];
const hide = (isHidden: boolean) => Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
const texts = (child: React.ReactNode) => (
  <NextIntlClientProvider locale="en" messages={{ notices, shell }} timeZone="Asia/Jakarta">
    {child}
  </NextIntlClientProvider>
);

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  hide(false);
  window.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    asked.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null });
    const data = answers[path.replace("/PMSol/v1/", "")];
    return { ok: data !== undefined, json: async () => ({ data }) };
  }) as unknown as typeof fetch;
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe("the bell", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("polls after the page has loaded and then every minute, but not while the tab is hidden", async () => {
    answers["Notice/CountUnread"] = { unread: 3 };
    render(texts(<NotificationBell person="1.1" />));
    expect(asked).toHaveLength(0);
    await pass(1_600);
    expect(asked).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Notices: 3 unread notices" })).toHaveTextContent("3");
    await pass(60_000);
    expect(asked).toHaveLength(2);
    hide(true);
    await pass(600_000);
    expect(asked).toHaveLength(2);
    answers["Notice/CountUnread"] = { unread: 100 };
    hide(false);
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    await pass(0);
    expect(asked).toHaveLength(3);
    expect(screen.getByRole("button")).toHaveTextContent("99+");
  });

  test("reuses another tab's fresh count for the same user, not for another user", async () => {
    localStorage.setItem("nakhoda-unread-1.1", JSON.stringify({ at: Date.now(), unread: 5 }));
    render(texts(<NotificationBell person="1.1" />));
    await pass(1_600);
    expect(asked).toHaveLength(0);
    expect(screen.getByRole("button")).toHaveTextContent("5");
    render(texts(<NotificationBell person="2.1" />));
    await pass(1_600);
    expect(asked).toHaveLength(1);
  });
});

const notice = {
  id: 4,
  topic: "plans",
  title: "A principal rejected a proposal",
  createdAt: "2026-11-20T02:00:00Z",
  isRead: false,
  href: "/dashboard/vessel-management/1/details",
};
test("links notifications to their pages, repeats no task, and marks them read on the server and in the bell", async () => {
  answers["Notice/GetNotices"] = { rows: [notice], unread: 1 };
  answers["Notice/MarkRead"] = { unread: 0 };
  const onUnread = jest.fn();
  render(texts(<NotificationPanel onUnread={onUnread} onClose={() => {}} />));
  const link = await screen.findByRole("link", { name: notice.title });
  expect(link).toHaveAttribute("href", notice.href);
  expect(screen.getByText(/20 Nov 2026 09:00/)).toBeVisible();
  expect(asked.map(({ path }) => path)).not.toContain("/PMSol/v1/Users/GetWorkList");
  await userEvent.click(screen.getByRole("button", { name: `Mark as read: ${notice.title}` }));
  expect(asked.at(-1)).toEqual({ path: "/PMSol/v1/Notice/MarkRead", body: { ids: [4] } });
  expect(onUnread.mock.calls).toEqual([[1], [0]]);
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
});

test("counts unread items of the other division in the bell and lists them in the panel", async () => {
  answers["Notice/GetNotices"] = { rows: [notice], unread: 1, elsewhere: { divisionId: 2, unread: 3 } };
  answers["Notice/MarkRead"] = { unread: 0 };
  const onUnread = jest.fn();
  render(texts(<NotificationPanel onUnread={onUnread} onClose={() => {}} />));
  expect(await screen.findByText("3 unread notices in Tanker. Switch division to read them.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Mark all as read" }));
  expect(onUnread.mock.calls).toEqual([[4], [3]]);
});

test("shows a load failure and retries", async () => {
  delete answers["Notice/GetNotices"];
  render(texts(<NotificationPanel onUnread={() => {}} onClose={() => {}} />));
  const again = await screen.findByRole("button", { name: "Try again" });
  answers["Notice/GetNotices"] = { rows: [], unread: 0 };
  await userEvent.click(again);
  expect(await screen.findByText(/No notices in the last 90 days/)).toBeVisible();
});
