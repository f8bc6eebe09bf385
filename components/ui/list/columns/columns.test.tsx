import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import shell from "@/messages/en/shell.json";
import { readChoice } from "../list-state";
import { ListTable } from "../list-table";
import { storedChoice } from "../list-choice-cookie";
import { columnRulesFor } from "./hidden-columns";

let query = "";
jest.mock("next/navigation", () => ({
  useRouter: () => ({ replace: jest.fn() }),
  usePathname: () => "/list",
  useSearchParams: () => new URLSearchParams(query),
}));

const show = (name: string, cookie = "") =>
  render(
    <NextIntlClientProvider locale="en" messages={{ shell }}>
      <ToastFrame>
        <ListTable name={name} label="Vessels" choice={readChoice(cookie)}>
          <thead>
            <tr>
              <th data-column="name">Name</th>
              <th data-column="flag">Flag</th>
              <th data-column="imoNumber">IMO number</th>
              <th data-cell="actions">Actions</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>TB Bahari</td>
              <td>Indonesia</td>
              <td>9074729</td>
              <td />
            </tr>
          </tbody>
        </ListTable>
      </ToastFrame>
    </NextIntlClientProvider>,
  );
const rules = () => document.querySelector("[data-list] style")?.textContent ?? "";

beforeEach(() => {
  query = "";
});

test("hides columns by keyboard and stores them; name and actions are not offered", async () => {
  document.cookie = "nakhoda-table-one=50.compact; path=/";
  const user = userEvent.setup();
  show("one", "50.compact");
  await user.click(screen.getByRole("button", { name: "Columns" }));
  const boxes = await screen.findAllByRole("checkbox", { hidden: true });
  expect(boxes.map((box) => box.parentElement?.textContent)).toEqual(["Flag", "IMO number"]);
  await user.keyboard(" {ArrowDown} ");
  expect(storedChoice("one")).toEqual({ pageSize: 50, density: "compact", hidden: ["flag", "imoNumber"] });
  expect(rules()).toContain("nth-child(2)[data-column=flag]");
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Columns, 2 hidden" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByText("Show all columns"));
  expect(storedChoice("one")).toEqual({ pageSize: 50, density: "compact", hidden: [] });
  expect(rules()).toBe("");
});

test("prefers the address's hidden columns to the stored ones, including none", () => {
  query = "hide=imoNumber";
  const { unmount } = show("two", ".comfortable.flag");
  expect(rules()).toContain("[data-column=imoNumber]");
  expect(rules()).not.toContain("flag");
  unmount();
  query = "hide=none";
  show("two", ".comfortable.flag");
  expect(rules()).toBe("");
});

test("never hides the first column", () => {
  expect(columnRulesFor("one", ["flag"])).not.toContain("nth-child(1)");
  expect(columnRulesFor("one", ["flag"])).toContain("nth-child(20)");
});
