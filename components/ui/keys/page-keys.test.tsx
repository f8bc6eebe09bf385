import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import shell from "@/messages/en/shell.json";
import { ToastFrame } from "../feedback/toast-frame";
import { PageKeys } from "./page-keys";
import { singleKeys } from "./pressed-key";

const page = (
  <NextIntlClientProvider locale="en" messages={{ shell }}>
    <ToastFrame closeLabel="Close">
      <PageKeys />
      <main id="content">
        <form role="search">
          <input aria-label="Search" />
        </form>
        <a href="#before" rel="prev">
          Before
        </a>
        <a href="#after" rel="next">
          After
        </a>
      </main>
    </ToastFrame>
  </NextIntlClientProvider>
);
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

test("/ goes to the search, and there it is a letter like others", () => {
  render(page);
  expect(press("/")).toBe(false);
  expect(screen.getByLabelText("Search")).toHaveFocus();
  expect(press("/")).toBe(true);
});

test("[ and ] go to the page before and after, also where AltGr writes them", () => {
  const gone: unknown[] = [];
  const note = ({ target }: Event) => gone.push(target);
  document.addEventListener("click", note);
  render(page);
  press("]");
  fireEvent.keyDown(document.body, { key: "[", ctrlKey: true, altKey: true, modifierAltGraph: true });
  expect(gone).toEqual([screen.getByText("After"), screen.getByText("Before")]);
  document.removeEventListener("click", note);
});

test("? shows the keys; there single keys can be turned off, and ? is one of them", async () => {
  render(page);
  press("?");
  const off = await screen.findByRole("checkbox", { name: "Use single-key shortcuts" });
  expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toHaveTextContent("Next row");
  fireEvent.click(off);
  expect(singleKeys.areOn()).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(press("?")).toBe(true);
  singleKeys.turn(true);
});
