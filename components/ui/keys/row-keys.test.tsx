import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useRef } from "react";
import { singleKeys } from "./pressed-key";
import { handleRowKeys } from "./row-keys";

const opened: string[] = [];
const open = jest.fn();

function List({ names, label = "list" }: { names: string[]; label?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? handleRowKeys(box.current) : undefined), []);
  return (
    <div ref={box} data-testid={label}>
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td data-card="title">
                <input type="checkbox" aria-label={`Select ${name}`} />
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    opened.push(name);
                  }}
                >
                  {name}
                </a>
              </td>
              <td>Master of {name}</td>
              <td>
                <button type="button">Check out {name}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

beforeEach(() => {
  opened.length = 0;
  open.mockClear();
  window.open = open;
  singleKeys.turn(true);
});
const person = (name: string) => screen.getByRole("link", { name });
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

test("a click anywhere on a row opens it; on a control it does what the control does", () => {
  render(<List names={["Asep", "Budi"]} />);
  fireEvent.click(screen.getByText("Master of Budi"));
  expect(opened).toEqual(["Budi"]);
  fireEvent.click(screen.getByRole("button", { name: "Check out Asep" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Asep" }));
  expect(opened).toEqual(["Budi"]);
});

test("who selects text in a row opens nothing", () => {
  render(<List names={["Asep"]} />);
  window.getSelection()?.selectAllChildren(screen.getByText("Master of Asep"));
  fireEvent.click(screen.getByText("Master of Asep"));
  expect(opened).toEqual([]);
  window.getSelection()?.removeAllRanges();
});

test("with Ctrl, with Cmd or with the middle button a row opens in a new tab", () => {
  render(<List names={["Asep"]} />);
  fireEvent.click(screen.getByText("Master of Asep"), { ctrlKey: true });
  fireEvent.click(screen.getByText("Master of Asep"), { metaKey: true });
  fireEvent(screen.getByText("Master of Asep"), new MouseEvent("auxclick", { bubbles: true, button: 1 }));
  expect(open.mock.calls).toEqual(Array(3).fill(["http://localhost/#Asep", "_blank", "noopener"]));
  expect(opened).toEqual([]);
});

test("the rows are one stop of the Tab key, with what the row holds; j, k and the arrows go from row to row", async () => {
  render(<List names={["Asep", "Budi", "Cici"]} />);
  press("j");
  expect(person("Asep")).toHaveFocus();
  press("j");
  press("ArrowDown");
  expect(person("Cici")).toHaveFocus();
  press("j");
  expect(person("Cici")).toHaveFocus();
  press("k");
  expect(person("Budi")).toHaveFocus();
  expect(person("Asep")).toHaveAttribute("tabindex", "-1");
  expect(person("Budi")).not.toHaveAttribute("tabindex");
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Check out Budi" })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test("the arrows scroll the page as ever while the focus is elsewhere", () => {
  render(<List names={["Asep"]} />);
  expect(press("ArrowDown")).toBe(true);
  expect(document.body).toHaveFocus();
});

test("x chooses the row", () => {
  render(<List names={["Asep"]} />);
  press("j");
  press("x");
  expect(screen.getByRole("checkbox", { name: "Select Asep" })).toBeChecked();
});

test("ignores keys while typing, of browser shortcuts, and when shortcuts are off", () => {
  render(
    <>
      <input aria-label="Search" />
      <List names={["Asep"]} />
    </>,
  );
  screen.getByLabelText("Search").focus();
  expect(press("j")).toBe(true);
  expect(screen.getByLabelText("Search")).toHaveFocus();
  screen.getByLabelText("Search").blur();
  expect(press("j", { ctrlKey: true })).toBe(true);
  singleKeys.turn(false);
  expect(press("j")).toBe(true);
  expect(document.body).toHaveFocus();
});

test("of two lists the one with the focus has the keys", () => {
  render(
    <>
      <List names={["Asep"]} label="one" />
      <List names={["Budi", "Cici"]} label="two" />
    </>,
  );
  press("j");
  expect(person("Asep")).toHaveFocus();
  person("Budi").focus();
  press("j");
  expect(person("Cici")).toHaveFocus();
});

test("other rows have one stop again, the first", async () => {
  const { rerender } = render(<List names={["Asep", "Budi"]} />);
  person("Budi").focus();
  rerender(<List names={["Cici", "Dodi"]} />);
  await act(() => Promise.resolve());
  expect(person("Cici")).not.toHaveAttribute("tabindex");
  expect(person("Dodi")).toHaveAttribute("tabindex", "-1");
});

function Grouped() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? handleRowKeys(box.current) : undefined), []);
  return (
    <div ref={box}>
      <table>
        <tbody>
          <tr data-heading>
            <th>Deck</th>
          </tr>
          <tr>
            <td data-card="title">
              <a href="#anton">Anton</a>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

test("a heading between rows is no stop and opens nothing", () => {
  render(<Grouped />);
  fireEvent.pointerOver(person("Anton"));
  const heading = screen.getByText("Deck").closest("tr");
  expect(heading).not.toHaveAttribute("tabindex");
  expect(heading).not.toHaveAttribute("data-opens");
  expect(person("Anton").closest("tr")).toHaveAttribute("data-opens");
});
