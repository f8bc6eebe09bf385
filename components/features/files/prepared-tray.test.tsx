import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { downloadPost } from "@/components/ui/form/download/download-post";
import preparedFiles from "@/messages/en/prepared-files.json";
import shell from "@/messages/en/shell.json";
import { PreparedTray } from "./prepared-tray";
import { preparedFilesAddress, type ListedFile } from "./use-prepared";

const retryPreparedFileAction = jest.fn(async (_input: { id: string }) => ({ ok: true, data: { id: "1" } }));
const removePreparedFileAction = jest.fn(async (_input: { id: string }) => ({ ok: true, data: { id: "1" } }));
jest.mock("@/lib/features/files/actions", () => ({
  retryPreparedFileAction: (input: { id: string }) => retryPreparedFileAction(input),
  removePreparedFileAction: (input: { id: string }) => removePreparedFileAction(input),
}));

const base: ListedFile = {
  id: "1",
  title: "Crew list, Off board",
  filters: "none",
  state: "waiting",
  failure: null,
  mayRetry: false,
  rows: null,
  size: null,
  takenAt: null,
  expiresAt: "2026-11-21T02:00:00Z",
};
const ready: ListedFile = { ...base, state: "ready", rows: 38_375, size: 3_863_360 };
const failed: ListedFile = {
  ...base,
  id: "2",
  title: "Crew list, Resigned",
  state: "failed",
  failure: "error",
  mayRetry: true,
};

let files: ListedFile[] = [];
let asked = 0;
const listed = () => ({
  data: {
    files,
    waiting: files.filter(({ state }) => state === "waiting").length,
    ready: files.filter(({ state, takenAt }) => state === "ready" && !takenAt).length,
  },
});

beforeEach(() => {
  jest.useFakeTimers();
  files = [];
  asked = 0;
  global.fetch = jest.fn(async (address: RequestInfo | URL) => {
    if (address === "/long")
      return {
        ok: true,
        status: 202,
        json: async () => ({ data: { id: "1" }, message: "It is being prepared. You can leave this page." }),
      } as Response;
    if (address === preparedFilesAddress) asked += 1;
    return { ok: true, status: 200, json: async () => listed() } as Response;
  });
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Whether screen readers announce it. */
const announced = (text: string) => screen.getByText(text).closest("[aria-live], [role=alert]") !== null;
async function shown() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={{ "prepared-files": preparedFiles, shell }}>
      <ToastFrame>
        <PreparedTray />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  await pass(0);
  return user;
}

test("shows nothing and stops polling without prepared files", async () => {
  await shown();
  await pass(120_000);
  expect(screen.queryByRole("button")).toBeNull();
  expect(asked).toBe(1);
});

test("shows a requested file at once, polls with growing delays, announces it when ready and stops", async () => {
  await shown();
  files = [base];
  expect(await act(() => downloadPost("/long"))).toEqual({
    ok: true,
    preparedText: "It is being prepared. You can leave this page.",
  });
  await pass(0);
  expect(screen.getByRole("button", { name: "Prepared files: 1 in progress" })).toBeVisible();
  await pass(60_000);
  const before = asked;
  expect(before).toBeLessThan(12);
  files = [ready];
  await pass(10_000);
  expect(announced("Crew list, Off board is ready. Find it at the top under Prepared files.")).toBe(true);
  expect(screen.getByRole("button", { name: "Prepared files: 1 is ready" })).toBeVisible();
  await pass(120_000);
  expect(asked).toBe(before + 1);
});

test("announces a file that is ready at the first poll, but not one from before this page", async () => {
  files = [{ ...ready, id: "9", title: "Yesterday's" }];
  await shown();
  expect(screen.queryByText(/is ready\. Find it/)).toBeNull();
  files = [ready, ...files];
  await act(() => downloadPost("/long"));
  await pass(0);
  expect(announced("Crew list, Off board is ready. Find it at the top under Prepared files.")).toBe(true);
});

test("shows the reason and a retry for a failed file, size and expiry for a ready one", async () => {
  files = [ready, failed];
  const user = await shown();
  const open = screen.getByRole("button", { name: "Prepared files: 1 is ready" });
  open.focus();
  await user.keyboard("{Enter}");
  await pass(500);
  const panel = within(await screen.findByRole("dialog", { name: "Prepared files" }));
  const [first, second] = panel.getAllByRole("listitem");
  expect(first).toHaveTextContent("38,375 rows, 3.9 MB, until 21 Nov 2026 09:00");
  expect(second).toHaveTextContent("Failed. Something went wrong while the file was being prepared.");
  expect(panel.getByRole("button", { name: "Download Crew list, Off board" })).toBeEnabled();
  expect(panel.queryByRole("button", { name: "Try again: Crew list, Off board" })).toBeNull();
  files = [ready, { ...failed, state: "waiting", failure: null, mayRetry: false }];
  await user.click(panel.getByRole("button", { name: "Try again: Crew list, Resigned" }));
  await pass(100);
  expect(retryPreparedFileAction).toHaveBeenCalledWith({ id: "2" });
  expect(panel.getAllByRole("listitem")[1]).toHaveTextContent("In progress. You can leave this page.");
  files = [];
  await user.click(panel.getByRole("button", { name: "Remove Crew list, Off board" }));
  await pass(100);
  expect(removePreparedFileAction).toHaveBeenCalledWith({ id: "1" });
  expect(panel.getByText("No prepared files. Files of long exports appear here.")).toBeVisible();
});
