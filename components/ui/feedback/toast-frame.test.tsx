import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { ToastFrame, useToast } from "./toast-frame";
import type { Toast } from "./toast-message";

let say: (toast: Toast) => void = () => {};
function Page() {
  const toast = useToast();
  useEffect(() => void (say = toast), [toast]);
  return <button type="button">elsewhere</button>;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ToastFrame>
      <Page />
    </ToastFrame>,
  );
});
afterEach(() => jest.useRealTimers());

const notify = (text: string, more: Partial<Toast> = {}) => act(() => say({ severity: "success", text, ...more }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const notified = () => screen.queryAllByText(/^notice /).map(({ textContent }) => textContent);

test("shows a new toast at once; each closes after its own time", () => {
  notify("notice 1");
  wait(3_000);
  notify("notice 2", { seconds: 2 });
  notify("notice 3");
  expect(notified()).toEqual(["notice 1", "notice 2", "notice 3"]);
  wait(2_000);
  expect(notified()).toEqual(["notice 3"]);
  wait(3_000);
  expect(notified()).toEqual([]);
});

test("shows at most three toasts and drops the oldest", () => {
  for (const count of [1, 2, 3, 4, 5]) notify(`notice ${count}`);
  expect(notified()).toEqual(["notice 3", "notice 4", "notice 5"]);
});

test("shows a repeated toast once and restarts its timer", () => {
  notify("notice 1");
  notify("notice 2");
  wait(4_000);
  notify("notice 1");
  expect(notified()).toEqual(["notice 2", "notice 1"]);
  wait(1_000);
  expect(notified()).toEqual(["notice 1"]);
});

test("each can be dismissed, by its button or by Escape on it, and the others keep their time", () => {
  for (const count of [1, 2, 3]) notify(`notice ${count}`);
  const buttons = screen.getAllByRole("button", { name: "Close" });
  fireEvent.click(buttons[1]!);
  expect(notified()).toEqual(["notice 1", "notice 3"]);
  act(() => screen.getAllByRole("button", { name: "Close" })[0]!.focus());
  fireEvent.keyDown(screen.getAllByRole("button", { name: "Close" })[0]!, { key: "Escape" });
  expect(notified()).toEqual(["notice 3"]);
  wait(5_000);
  expect(notified()).toEqual([]);
});

test("pauses all timers while one toast is hovered or focused, and resumes them", () => {
  notify("notice 1");
  wait(4_000);
  notify("notice 2");
  const [first] = screen.getAllByText(/^notice /);
  fireEvent.pointerOver(first!);
  wait(60_000);
  expect(notified()).toEqual(["notice 1", "notice 2"]);
  fireEvent.pointerOut(first!, { relatedTarget: document.body });
  wait(1_000);
  expect(notified()).toEqual(["notice 2"]);
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  wait(60_000);
  expect(notified()).toEqual(["notice 2"]);
  act(() => screen.getByRole("button", { name: "elsewhere" }).focus());
  wait(4_000);
  expect(notified()).toEqual([]);
});

test("resumes timers after a hovered toast is dismissed", () => {
  notify("notice 1");
  fireEvent.pointerOver(screen.getByText("notice 1"));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  notify("notice 2");
  wait(5_000);
  expect(notified()).toEqual([]);
});

test("pauses timers while the window is in the background", () => {
  notify("notice 1");
  fireEvent.blur(window);
  wait(60_000);
  expect(notified()).toEqual(["notice 1"]);
  fireEvent.focus(window);
  wait(5_000);
  expect(notified()).toEqual([]);
});

test("announces toasts politely and errors at once", () => {
  const region = document.querySelector("[aria-live='polite']");
  expect(region).toBeInTheDocument();
  notify("notice saved");
  expect(region).toContainElement(screen.getByText("notice saved"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  notify("notice failed", { severity: "error", title: "Not saved" });
  expect(screen.getByRole("alert")).toHaveTextContent("Not savednotice failed");
});

test("shows a next-page toast once after a page load, unless it was read before", () => {
  const again = () => {
    cleanup();
    render(
      <ToastFrame>
        <Page />
      </ToastFrame>,
    );
  };
  notify("notice here");
  notify("notice everywhere", { showsOnNextPage: true, seconds: 2 });
  again();
  expect(notified()).toEqual(["notice everywhere"]);
  again();
  expect(notified()).toEqual([]);
  notify("notice read", { showsOnNextPage: true, seconds: 2 });
  wait(2_000);
  again();
  expect(notified()).toEqual([]);
});
