import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useEffect, useRef } from "react";
import shell from "@/messages/en/shell.json";
import { handleRowKeys } from "../../keys/row-keys";
import { SelectionBar } from "./bar";
import { SelectAll, SelectCheckbox } from "./checkboxes";
import { SelectionFrame, useSelection } from "./frame";

const names = ["Asep", "Budi", "Cici", "Dodi"];
const rows = names.map((name, index) => ({ id: index + 1, name }));

function Table() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? handleRowKeys(box.current) : undefined), []);
  return (
    <div ref={box}>
      <SelectAll rows={rows} />
      <table>
        <tbody>
          {rows.map(({ id, name }) => (
            <tr key={id}>
              <td data-card="title">
                <SelectCheckbox id={id} name={name} />
                <a href={`#${id}`}>{name}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
function Chosen() {
  const { selected } = useSelection();
  return <p>{selected.map(({ name }) => name).join(", ")}</p>;
}
const list = (scope = "a") => (
  <NextIntlClientProvider locale="en" messages={{ shell }}>
    <SelectionFrame scope={scope}>
      <Table />
      <SelectionBar max={3}>
        <Chosen />
      </SelectionBar>
    </SelectionFrame>
  </NextIntlClientProvider>
);
const bar = () => screen.queryByRole("region", { name: "Bulk actions" });
const boxOf = (name: string) => screen.getByRole("checkbox", { name: `Select ${name}` });

test("without a choice there is no bar; x chooses the row with the focus", () => {
  render(list());
  expect(bar()).toBeNull();
  screen.getByRole("link", { name: "Budi" }).focus();
  fireEvent.keyDown(screen.getByRole("link", { name: "Budi" }), { key: "x" });
  expect(bar()).toHaveTextContent("1 selectedBudi");
});

test("with Shift a click reaches from the row chosen last, both ways, and takes away as it gives", () => {
  render(list());
  fireEvent.click(boxOf("Dodi"));
  fireEvent.click(boxOf("Budi"), { shiftKey: true });
  expect(bar()).toHaveTextContent("3 selected");
  expect(boxOf("Asep")).not.toBeChecked();
  fireEvent.click(boxOf("Cici"), { shiftKey: true });
  expect(bar()).toHaveTextContent("1 selectedDodi");
});

test("selects the page at once, warns above the maximum and clears with one press", () => {
  render(list());
  const all = screen.getByRole("checkbox", { name: "Select all on this page" });
  fireEvent.click(boxOf("Asep"));
  expect(all).toBePartiallyChecked();
  fireEvent.click(all);
  expect(bar()).toHaveTextContent("4 selectedSelect 3 or fewer at once");
  fireEvent.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(bar()).toBeNull();
  expect(all).not.toBeChecked();
});

test("another list begins without a choice", () => {
  const { rerender } = render(list());
  fireEvent.click(boxOf("Asep"));
  rerender(list("b"));
  expect(bar()).toBeNull();
});
