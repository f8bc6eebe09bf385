import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { navigationEvent } from "@/components/ui/layout/navigation-event";
import { pendingNavigation } from "@/components/ui/layout/pending-navigation";
import { ListTable } from "@/components/ui/list/list-table";
import shell from "@/messages/en/shell.json";
import { ConnectionGuard } from "./connection-guard";
import { PrefetchOnIntent } from "./prefetch-on-intent";
import { ProgressLine } from "./progress-line";

const prefetch = jest.fn();
let place = { pathname: "/list", query: "tab=a" };
const router = { prefetch };
jest.mock("next/navigation", () => ({
  useRouter: () => router,
  usePathname: () => place.pathname,
  useSearchParams: () => new URLSearchParams(place.query),
}));

const elsewhere = "/dashboard/elsewhere?tab=x";
const followed = jest.fn((event: React.MouseEvent) => event.preventDefault());
const page = () => (
  <NextIntlClientProvider locale="en" messages={{ shell }}>
    <ToastFrame>
      <ConnectionGuard />
      <ProgressLine />
      <PrefetchOnIntent />
      <a href={elsewhere} onClick={followed}>
        Away
      </a>
      <a href="#part" onClick={followed}>
        Part
      </a>
      <ListTable name="t" label="Rows" choice={{ pageSize: null, density: "comfortable", hidden: [] }}>
        <tbody />
      </ListTable>
    </ToastFrame>
  </NextIntlClientProvider>
);
const line = () => document.querySelector("[data-progress]");
const leave = (address: string) =>
  act(() => void window.dispatchEvent(new CustomEvent(navigationEvent, { detail: address })));
const connection = (isOn: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: isOn });
    window.dispatchEvent(new Event(isOn ? "online" : "offline"));
  });

beforeEach(() => {
  place = { pathname: "/list", query: "tab=a" };
  prefetch.mockClear();
  followed.mockClear();
});
afterEach(() => connection(true));

test("blocks links offline with a message, but allows jumps within the page", async () => {
  render(page());
  connection(false);
  expect(screen.getByText("No connection")).toBeVisible();
  fireEvent.click(screen.getByRole("link", { name: "Away" }));
  expect(followed).not.toHaveBeenCalled();
  expect(await screen.findByText("No connection. Try again when you are back online.")).toBeVisible();
  fireEvent.click(screen.getByRole("link", { name: "Part" }));
  expect(followed).toHaveBeenCalledTimes(1);
  connection(true);
  expect(screen.queryByText("No connection")).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Away" }));
  expect(followed).toHaveBeenCalledTimes(2);
});

test("shows the progress line from the start of a navigation to its end", () => {
  const { rerender } = render(page());
  leave("/other");
  expect(line()).not.toBeNull();
  place = { pathname: "/other", query: "" };
  rerender(page());
  expect(line()).toBeNull();
});

test("does not show the line for a link to the current page", () => {
  render(page());
  leave("/list?tab=a");
  expect(line()).toBeNull();
});

test("marks rows busy while this list loads, not while another page does", () => {
  const { rerender } = render(page());
  const rows = screen.getByRole("region", { name: "Rows" });
  leave("/list?tab=b");
  expect(rows).toHaveAttribute("aria-busy", "true");
  place = { pathname: "/list", query: "tab=b" };
  rerender(page());
  expect(rows).toHaveAttribute("aria-busy", "false");
  leave("/other");
  expect(rows).toHaveAttribute("aria-busy", "false");
  place = { pathname: "/other", query: "" };
  rerender(page());
});

test("shows the line until all parts have loaded", () => {
  render(page());
  let first = () => {};
  let second = () => {};
  act(() => {
    first = pendingNavigation.load();
    second = pendingNavigation.load();
  });
  act(() => first());
  expect(line()).not.toBeNull();
  act(() => second());
  expect(line()).toBeNull();
});

test("prefetches a page when the pointer rests on its link, not when it passes", () => {
  jest.useFakeTimers();
  render(page());
  const link = screen.getByRole("link", { name: "Away" });
  fireEvent.pointerOver(link);
  fireEvent.pointerOver(document.body);
  act(() => jest.advanceTimersByTime(500));
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.focusIn(link);
  act(() => jest.advanceTimersByTime(100));
  expect(prefetch).toHaveBeenCalledWith("/dashboard/elsewhere?tab=x");
  jest.useRealTimers();
});
