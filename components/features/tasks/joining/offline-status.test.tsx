import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import joining from "@/messages/en/joining.json";
import { OfflineStatus } from "./offline-status";

type Answer = readonly string[] | null;
const minute = 60_000;

/** A browser whose worker answers one attempt after the other, and stays silent after the last answer. */
function workerAnswering(...answers: Answer[]) {
  const asked: string[] = [];
  const active = {
    state: "activated",
    scriptURL: "http://localhost/my-joining-worker.js?v=r1",
    postMessage: ({ files }: { files: string[] }) => {
      asked.push(files.join(" "));
      const data = answers.shift();
      if (data !== undefined) void Promise.resolve().then(() => ports.at(-1)?.onmessage?.({ data }));
    },
  };
  const serviceWorker = { register: () => Promise.resolve({ active }) };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  return asked;
}

const ports: { onmessage?: (event: { data: Answer }) => void }[] = [];
class Channel {
  port1: (typeof ports)[number] = {};
  port2 = {};
  constructor() {
    ports.push(this.port1);
  }
}

let isOnline = true;
beforeEach(() => {
  jest.useFakeTimers();
  isOnline = true;
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  Object.defineProperty(globalThis, "MessageChannel", { configurable: true, value: Channel });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const notified = () => screen.getByRole("status").textContent;
const shown = () =>
  render(
    <NextIntlClientProvider locale="en" messages={{ joining }}>
      <OfflineStatus release="r1" files={["/a", "/b"]} at="7 Dec 2026 09:00" />
    </NextIntlClientProvider>,
  );

test("retries after a network failure until the page is cached", async () => {
  const asked = workerAnswering(null, null, ["/a"]);
  shown();
  await pass(0);
  expect(notified()).toBe("");
  await pass(5_000);
  expect(notified()).toContain("Saved on this device with 1 document for offline use.");
  await pass(10 * minute);
  expect(asked).toEqual(["/a /b", "/a /b", "/a /b"]);
});

test("asks a silent worker again", async () => {
  const asked = workerAnswering();
  shown();
  await pass(0);
  expect(asked).toHaveLength(1);
  await pass(minute + 2_000);
  expect(asked).toHaveLength(2);
});

test("repeats skipWaiting until a waiting worker takes over", async () => {
  const notified: string[] = [];
  const asked = workerAnswering([]);
  const { active } = await navigator.serviceWorker.register("");
  const older = { ...active, scriptURL: "http://localhost/my-joining-worker.js?v=r0" };
  const waiting = {
    scriptURL: "http://localhost/my-joining-worker.js?v=r1",
    postMessage: ({ kind }: { kind: string }) => void notified.push(kind),
  };
  const registration: { active: object | null; waiting: object | null } = { active: older, waiting };
  Object.assign(navigator.serviceWorker, { register: () => Promise.resolve(registration) });
  shown();
  await pass(900);
  expect([new Set(notified), asked]).toEqual([new Set(["take-over"]), []]);
  Object.assign(registration, { active, waiting: null });
  await pass(300);
  const times = notified.length;
  await pass(5_000);
  expect([asked, notified.length]).toEqual([["/a /b"], times]);
});

test("waits while offline and caches the page once online", async () => {
  const asked = workerAnswering([]);
  isOnline = false;
  shown();
  await pass(2 * minute);
  expect(asked).toEqual([]);
  expect(notified()).toContain("You are offline");
  isOnline = true;
  act(() => void window.dispatchEvent(new Event("online")));
  await pass(0);
  expect(notified()).toBe("Saved on this device for offline use.");
});

test("stops after the page is left", async () => {
  const asked = workerAnswering(null);
  const { unmount } = shown();
  await pass(0);
  unmount();
  await pass(10 * minute);
  expect(asked).toHaveLength(1);
});
