import { waitFor } from "@testing-library/react";
import { navigationEvent } from "@/components/ui/layout/navigation-event";
import { pendingNavigation } from "@/components/ui/layout/pending-navigation";
import { blockOfflineNavigation } from "./offline-navigation";

const navigation = new EventTarget();
const onRefused = jest.fn();
let stops: (() => void)[] = [];

beforeEach(() => {
  Object.defineProperty(window, "navigation", { configurable: true, value: navigation });
  window.fetch = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  onRefused.mockClear();
  stops = [pendingNavigation.subscribe(() => {}), blockOfflineNavigation(onRefused)];
});
afterEach(() => stops.forEach((stop) => stop()));

function navigate(path: string, more: Partial<{ sameDocument: boolean }> = {}) {
  const event = Object.assign(new Event("navigate", { cancelable: true }), {
    navigationType: "push",
    destination: { url: `http://localhost${path}`, sameDocument: false, ...more },
  });
  navigation.dispatchEvent(event);
  return event;
}
const leave = (address: string) => window.dispatchEvent(new CustomEvent(navigationEvent, { detail: address }));

test("cancels the navigation when the server does not answer", async () => {
  leave("/dashboard/people?tab=a");
  expect(navigate("/dashboard/people?tab=a").defaultPrevented).toBe(true);
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
  expect(pendingNavigation.target()).toBeNull();
});

test("ignores navigations that the router did not start", () => {
  expect(navigate("/dashboard/people").defaultPrevented).toBe(false);
  leave("/dashboard/people");
  expect(navigate("/PMSol/v1/FileDownload").defaultPrevented).toBe(false);
  expect(navigate("/dashboard/people", { sameDocument: true }).defaultPrevented).toBe(false);
  pendingNavigation.cancel();
});
