import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import shell from "@/messages/en/shell.json";
import { ListError, NotCurrent } from "./list-error";
import { readChoice } from "./list-state";
import { ListTable } from "./list-table";

let query = "";
jest.mock("next/navigation", () => ({
  useRouter: () => ({ replace: jest.fn(), refresh: jest.fn() }),
  usePathname: () => "/list",
  useSearchParams: () => new URLSearchParams(query),
}));

const list = (vessel: string | null) => (
  <NextIntlClientProvider locale="en" messages={{ shell }}>
    <ListTable
      name="vessels"
      label="Vessels"
      choice={readChoice("")}
      notCurrent={vessel === null ? <NotCurrent /> : undefined}
      emptyState={vessel === null ? <ListError /> : undefined}
    >
      <tbody>
        <tr>
          <td>{vessel}</td>
        </tr>
      </tbody>
    </ListTable>
  </NextIntlClientProvider>
);

beforeEach(() => {
  query = "";
});

test("keeps the rows and marks them when a refresh fails", () => {
  const { rerender } = render(list("TB Bahari"));
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(list(null));
  expect(screen.getByRole("cell")).toHaveTextContent("TB Bahari");
  expect(screen.getByRole("alert")).toHaveTextContent("Could not update. These rows may be out of date.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  rerender(list("TB Samudra"));
  expect(screen.getByRole("cell")).toHaveTextContent("TB Samudra");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("shows no rows of another address, and none when the first load fails", () => {
  const { rerender, unmount } = render(list("TB Bahari"));
  query = "search=samudra";
  rerender(list(null));
  expect(screen.queryByRole("cell")).toBeNull();
  unmount();
  render(list(null));
  expect(screen.queryByRole("cell")).toBeNull();
});
