import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import workOrders from "@/messages/en/work-orders.json";
import type { Run } from "@/lib/features/work-orders/periods/schema";
import { RunProgress } from "./run-progress";

const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

let run: Run = null;
const hide = (isHidden: boolean) => Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
const shown = (first: Run) => (
  <NextIntlClientProvider locale="en" messages={{ "work-orders": workOrders }} timeZone="Asia/Jakarta">
    <RunProgress month="2026-10" run={first} variant="line" />
  </NextIntlClientProvider>
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
  hide(false);
  window.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ data: { run } }) })) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test("polls a drafting month while visible, and refreshes the page once at the end", async () => {
  const { rerender } = render(shown({ done: 0, total: 1_000 }));
  run = { done: 300, total: 1_000 };
  await pass(4_000);
  expect(screen.getByText("Calculating: 300 of 1,000 seafarers", { selector: "p" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Calculating: 250 of 1,000 seafarers");
  hide(true);
  await pass(60_000);
  expect(window.fetch).toHaveBeenCalledTimes(1);
  hide(false);
  run = null;
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await pass(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender(shown(null));
  expect(screen.getByRole("status")).toHaveTextContent("Calculation finished.");
  await pass(60_000);
  expect(window.fetch).toHaveBeenCalledTimes(2);
  rerender(shown({ done: 10, total: 1_000 }));
  run = { done: 500, total: 1_000 };
  await pass(4_000);
  expect(screen.getByText("Calculating: 500 of 1,000 seafarers", { selector: "p" })).toBeVisible();
});

test("sends no request without a run, and retries failed ones", async () => {
  const { unmount } = render(shown(null));
  await pass(60_000);
  expect(window.fetch).not.toHaveBeenCalled();
  unmount();
  window.fetch = jest.fn(async () => {
    throw new Error("offline");
  });
  render(shown({ done: 1, total: 2 }));
  await pass(8_000);
  expect(window.fetch).toHaveBeenCalledTimes(2);
  expect(refresh).not.toHaveBeenCalled();
});
