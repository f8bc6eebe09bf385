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

function show(address: string) {
  query = address;
  render(
    <NextIntlClientProvider locale="en" messages={{ shell }}>
      <ListSearch label="Search names" />
    </NextIntlClientProvider>,
  );
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

test("Enter searches at once", () => {
  const field = show("");
  fireEvent.change(field, { target: { value: "cook" } });
  fireEvent.submit(screen.getByRole("search"));
  expect(replace).toHaveBeenCalledTimes(1);
});

test("its button searches at once, for whoever has no Enter", () => {
  fireEvent.change(show(""), { target: { value: "cook" } });
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(replace).toHaveBeenCalledWith("?search=cook", { scroll: false });
});

test("clearing takes the keyword out of the address", () => {
  show("search=tug");
  fireEvent.click(screen.getByLabelText("Clear search"));
  expect(replace).toHaveBeenCalledWith("/list", { scroll: false });
});
