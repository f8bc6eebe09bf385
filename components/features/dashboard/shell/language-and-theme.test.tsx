import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import shell from "@/messages/en/shell.json";
import { LanguageAndTheme } from "./language-and-theme";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const system = { matches: false, heard: new Set<() => void>() };
beforeEach(() => {
  Object.assign(system, { matches: false, heard: new Set() });
  window.matchMedia = jest.fn().mockImplementation(() => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_name: string, listener: () => void) => system.heard.add(listener),
    removeEventListener: (_name: string, listener: () => void) => system.heard.delete(listener),
  }));
});
const painted = () => document.documentElement.getAttribute("data-theme");
const turn = (isDark: boolean) =>
  act(() => {
    system.matches = isDark;
    for (const listener of system.heard) listener();
  });

test("stores one of three themes, and follows the system only when chosen", async () => {
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en" messages={{ shell }}>
      <LanguageAndTheme theme="light" />
    </NextIntlClientProvider>,
  );
  const choose = (name: string) => user.selectOptions(screen.getByRole("combobox", { name: "Theme" }), name);
  expect(painted()).toBe("light");
  turn(true);
  expect(painted()).toBe("light");
  await choose("Dark");
  expect(painted()).toBe("dark");
  expect(document.cookie).toContain("nakhoda-theme=dark");
  await choose("System");
  expect(painted()).toBe("dark");
  turn(false);
  expect(painted()).toBe("light");
  await choose("Light");
  turn(true);
  expect(painted()).toBe("light");
});
