import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import shell from "@/messages/en/shell.json";
import { ChoiceList } from "./choice-list";

const ranks = [
  "Master",
  "Chief Officer",
  "Second Officer",
  "Third Officer",
  "Chief Engineer",
  "Bosun",
  "Oiler",
  "Cook",
];
const many = [...ranks, "Able Seaman"].map((label, index) => ({ value: String(index + 1), label }));
const changed = jest.fn();
const escaped = jest.fn();

function Panel({ options = many, isSingle = false }: { options?: typeof many; isSingle?: boolean }) {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <NextIntlClientProvider locale="en" messages={{ shell }}>
      <div onKeyDown={({ key }) => (key === "Escape" ? escaped() : undefined)}>
        <ChoiceList
          label="Rank"
          options={options}
          chosen={chosen}
          isOpenFirst={false}
          isSingle={isSingle}
          onChange={(values) => {
            changed(values);
            setChosen(values);
          }}
        />
      </div>
    </NextIntlClientProvider>
  );
}
const head = () => screen.getByRole("button", { name: /^Rank/ });
const group = () => screen.getByRole("group", { name: "Rank" });
const find = () => screen.getByRole("textbox", { name: "Find in Rank" });
const shown = () =>
  within(group())
    .queryAllByRole("checkbox")
    .map((box) => box.parentElement?.textContent);
const at = () => document.activeElement?.parentElement?.textContent;

beforeEach(() => {
  changed.mockClear();
  escaped.mockClear();
});

test("finds and selects two options by keyboard, and shows them in the summary", async () => {
  const user = userEvent.setup();
  render(<Panel />);
  expect(head()).toHaveTextContent("RankAny");
  await user.tab();
  await user.keyboard("{Enter}");
  await user.tab();
  expect(find()).toHaveFocus();
  await user.keyboard("offi");
  expect(shown()).toEqual(["Chief Officer", "Second Officer", "Third Officer"]);
  await user.keyboard("{ArrowDown} ");
  expect(at()).toBe("Chief Officer");
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(changed).toHaveBeenLastCalledWith(["2", "4"]);
  expect(head()).toHaveTextContent("RankChief Officer, Third Officer");
  expect(screen.getByRole("status")).toHaveTextContent("2 chosen");
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(find()).toHaveFocus();
});

test("Enter takes the first that is found, typing that finds nothing takes none, and Clear takes all back", async () => {
  const user = userEvent.setup();
  render(<Panel />);
  await user.click(head());
  await user.type(find(), "bosun{Enter}");
  expect(changed).toHaveBeenLastCalledWith(["6"]);
  await user.clear(find());
  await user.keyboard("captain{Enter}");
  expect(changed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status")).toHaveTextContent("No match");
  await user.click(screen.getByRole("button", { name: "Clear: Rank" }));
  expect(changed).toHaveBeenLastCalledWith([]);
});

test("Escape clears the text, then collapses the list, then bubbles", async () => {
  const user = userEvent.setup();
  render(<Panel />);
  await user.click(head());
  await user.type(find(), "off");
  await user.keyboard("{Escape}");
  expect(find()).toHaveValue("");
  await user.keyboard("{Escape}");
  expect(head()).toHaveFocus();
  expect(head()).toHaveAttribute("aria-expanded", "false");
  expect(escaped).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(escaped).toHaveBeenCalledTimes(1);
});

test("few options are all in sight and need no typing", async () => {
  const user = userEvent.setup();
  render(<Panel options={many.slice(0, 8)} />);
  await user.click(head());
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(shown()).toHaveLength(8);
});

test("of a single choice, another one replaces the first", async () => {
  const user = userEvent.setup();
  render(<Panel isSingle />);
  await user.click(head());
  await user.click(within(group()).getByRole("radio", { name: "Master" }));
  await user.click(within(group()).getByRole("radio", { name: "Bosun" }));
  expect(changed).toHaveBeenLastCalledWith(["6"]);
  await user.click(within(group()).getByRole("button", { name: "Clear: Rank" }));
  expect(changed).toHaveBeenLastCalledWith([]);
});
