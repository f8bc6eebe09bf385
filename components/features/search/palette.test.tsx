import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import shell from "@/messages/en/shell.json";
import search from "@/messages/en/search.json";
import { PaletteButton } from "./palette-button";

const places = [
  { href: "/dashboard/crew-management", label: "Crew management" },
  { href: "/dashboard/vessel-management/add", label: "Add vessel" },
];
const rest = { nameId: "", detailNameId: null, vesselName: null, jobOpeningId: null };
const asep = { ...rest, kind: "crew", id: 7, name: "Asep", number: "M-1", detail: "Master", state: "off-board" };
const tug = { ...rest, kind: "vessels", id: 3, name: "TB Asep", number: "9074729", detail: "Tug", state: null };
const asked: string[] = [];

const show = (person = "1.1") =>
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, search }}>
      <ToastFrame closeLabel="Close">
        <PaletteButton person={person} destinations={places} />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
const open = async () => {
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  return screen.findByRole("combobox", { name: "Name, number, vessel or page" });
};
const type = async (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
};
const marked = (field: HTMLElement) => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");

beforeEach(() => {
  asked.length = 0;
  window.HTMLElement.prototype.scrollIntoView = () => {};
  document.addEventListener("click", stay);
  global.fetch = jest.fn(async (address: RequestInfo | URL, request?: RequestInit) => {
    asked.push(`${request?.method} ${String(address)} ${String(request?.body)}`);
    return { ok: true, json: async () => ({ data: [asep, tug] }) };
    // Only the fields that are read.
  }) as unknown as typeof fetch;
});
afterEach(() => document.removeEventListener("click", stay));
const stay = (event: Event) => event.preventDefault();

test("opens with Ctrl K, lists pages at once and records from three letters, searched by POST", async () => {
  show();
  const field = await open();
  expect(screen.getAllByRole("option")).toHaveLength(2);
  await type(field, "as");
  expect(screen.getByRole("status")).toHaveTextContent("3 letters or more");
  expect(asked).toEqual([]);
  await type(field, "asep");
  expect(asked).toEqual(['POST /PMSol/v1/Search/FindRecords {"filterList":"asep"}']);
  expect(within(screen.getByRole("group", { name: "Crew" })).getByRole("option")).toHaveAttribute(
    "href",
    "/dashboard/crew-management/7/details?tab=crew-details",
  );
  expect(within(screen.getByRole("group", { name: "Crew" })).getByRole("option")).toHaveTextContent(
    "AsepM-1 · Master · Off board",
  );
});

test("arrows move the active option, Enter opens it, Escape closes the palette", async () => {
  show();
  const field = await open();
  await type(field, "asep");
  expect(marked(field)).toHaveTextContent("Asep");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(marked(field)).toHaveTextContent("TB Asep");
  expect(marked(field)).toHaveAttribute("aria-selected", "true");
  expect(field).toHaveFocus();
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(marked(field)).toHaveTextContent(/^AsepM-1/);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(screen.queryByRole("combobox")).toBeNull();
  const again = await open();
  fireEvent.keyDown(again, { key: "Escape" });
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("lists recent entries for the same user only", async () => {
  const { unmount } = show("5.1");
  const field = await open();
  await type(field, "asep");
  fireEvent.keyDown(field, { key: "Enter" });
  await open();
  expect(within(screen.getByRole("group", { name: "Opened recently" })).getByRole("option")).toHaveTextContent("Asep");
  unmount();
  show("6.1");
  await open();
  expect(screen.queryByRole("group", { name: "Opened recently" })).toBeNull();
});

test("finds pages and actions by word prefixes", async () => {
  show();
  const field = await open();
  await type(field, "ve");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Add vessel"]);
});

test("shows a failed search and keeps the text", async () => {
  global.fetch = jest.fn(() => Promise.reject(new Error("offline")));
  show();
  const field = await open();
  await type(field, "asep");
  expect(screen.getByRole("status")).toHaveTextContent("The search did not answer");
  expect(field).toHaveValue("asep");
});
