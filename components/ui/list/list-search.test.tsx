import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import shell from "@/messages/en/shell.json";
import { ListSearch } from "./list-search";

const replace = jest.fn();
let query = "";
jest.mock("next/navigation", () => ({
  useRouter: () => ({ replace }),
  usePathname: () => "/list",
  useSearchParams: () => new URLSearchParams(query),
}));

const part = () => (
  <NextIntlClientProvider locale="en" messages={{ shell }}>
    <ListSearch label="Search names" />
  </NextIntlClientProvider>
);
let again: (address: string) => void;
function show(address: string) {
  query = address;
  const { rerender } = render(part());
  again = (next) => {
    query = next;
    rerender(part());
  };
  return screen.getByLabelText("Search names");
}

beforeEach(() => {
  jest.useFakeTimers();
  replace.mockClear();
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("searches 800 ms after the last key, from three characters on, back on the first page", () => {
  const field = show("pageIndex=4&status=open");
  fireEvent.change(field, { target: { value: "tu" } });
  wait(2_000);
  expect(replace).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: "tug" } });
  wait(799);
  expect(replace).not.toHaveBeenCalled();
  wait(1);
  expect(replace).toHaveBeenCalledWith("?status=open&search=tug", { scroll: false });
});

test("searches offline text once the connection is back", () => {
  const field = show("");
  fireEvent.change(field, { target: { value: "cook" } });
  wait(800);
  expect(replace).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(replace).toHaveBeenCalledTimes(2);
  again("search=cook");
  act(() => void window.dispatchEvent(new Event("online")));
  expect(replace).toHaveBeenCalledTimes(2);
  expect(field).toHaveValue("cook");
});

test("Enter searches at once", () => {
  const field = show("");
  fireEvent.change(field, { target: { value: "cook" } });
  fireEvent.submit(screen.getByRole("search"));
  expect(replace).toHaveBeenCalledTimes(1);
});

test("its button searches at once, without Enter", () => {
  fireEvent.change(show(""), { target: { value: "cook" } });
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(replace).toHaveBeenCalledWith("?search=cook", { scroll: false });
});

test("clearing takes the keyword out of the address", () => {
  show("search=tug");
  fireEvent.click(screen.getByLabelText("Clear search"));
  expect(replace).toHaveBeenCalledWith("?view=all", { scroll: false });
});

test("keeps text that is too short, and shows all rows", () => {
  const note = jest.spyOn(window.history, "replaceState");
  const field = show("search=asep");
  fireEvent.change(field, { target: { value: "as" } });
  wait(800);
  expect(replace).toHaveBeenCalledWith("?search=as", { scroll: false });
  again("search=as");
  expect(field).toHaveValue("as");
  expect(note).not.toHaveBeenCalled();
  note.mockRestore();
});

test("shows a hint below three letters and sends nothing", () => {
  const note = jest.spyOn(window.history, "replaceState");
  const field = show("status=open");
  expect(screen.queryByText("Enter 3 characters or more")).toBeNull();
  fireEvent.change(field, { target: { value: "as" } });
  expect(screen.getByText("Enter 3 characters or more")).toBeVisible();
  expect(field).toHaveAccessibleDescription("Enter 3 characters or more");
  wait(800);
  expect(replace).not.toHaveBeenCalled();
  expect(note).toHaveBeenCalledWith(null, "", "?status=open&search=as");
  fireEvent.change(field, { target: { value: "ase" } });
  expect(screen.queryByText("Enter 3 characters or more")).toBeNull();
  note.mockRestore();
});

test("a space at the end stays while one goes on typing", () => {
  const field = show("");
  fireEvent.change(field, { target: { value: "budi " } });
  wait(800);
  expect(replace).toHaveBeenCalledWith("?search=budi", { scroll: false });
  again("search=budi");
  expect(field).toHaveValue("budi ");
});

test("a late answer does not overwrite newer text", () => {
  const field = show("");
  fireEvent.change(field, { target: { value: "budi" } });
  wait(800);
  fireEvent.change(field, { target: { value: "budi s" } });
  wait(800);
  again("search=budi");
  expect(field).toHaveValue("budi s");
  again("search=budi+s");
  expect(field).toHaveValue("budi s");
});

test("an address that changed elsewhere, as by going Back, shows its own keyword", () => {
  const field = show("search=tug");
  again("search=cook");
  expect(field).toHaveValue("cook");
  again("");
  expect(field).toHaveValue("");
});
