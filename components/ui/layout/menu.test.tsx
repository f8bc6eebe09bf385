import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Menu, MenuItem } from "./menu";

const chosen = jest.fn();

function Row() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAnchor((open) => (open ? null : currentTarget))}>
        More
      </button>
      {anchor ? (
        <Menu id="menu" label="More of Budi" anchor={anchor} onClose={close}>
          <MenuItem href="/cv" newTab>
            CV
          </MenuItem>
          {["Edit", "Remove"].map((name) => (
            <MenuItem
              key={name}
              onClick={() => {
                close();
                chosen(name);
              }}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      <p>Elsewhere</p>
    </>
  );
}
const more = () => screen.getByRole("button", { name: "More" });
const menu = () => screen.queryByRole("menu", { hidden: true });
const at = () => document.activeElement?.textContent;

beforeEach(() => chosen.mockClear());

test("arrows, Home, End and first letters move through the choices; Enter chooses and focus goes back", async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.click(more());
  expect(menu()).toHaveAccessibleName("More of Budi");
  expect(at()).toBe("CV");
  await user.keyboard("{ArrowUp}");
  expect(at()).toBe("Remove");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(at()).toBe("Edit");
  await user.keyboard("{End}");
  expect(at()).toBe("Remove");
  await user.keyboard("{Home}r");
  expect(at()).toBe("Remove");
  await user.keyboard("{Enter}");
  expect(chosen.mock.calls).toEqual([["Remove"]]);
  expect(menu()).toBeNull();
  expect(more()).toHaveFocus();
});

test.each(["{Escape}", "{Tab}"])("%s closes it and gives the focus back", async (key) => {
  const user = userEvent.setup();
  render(<Row />);
  await user.click(more());
  await user.keyboard(key);
  expect(menu()).toBeNull();
  expect(more()).toHaveFocus();
});

test("a press elsewhere, scrolling and the button itself close it", async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.click(more());
  await user.click(screen.getByText("Elsewhere"));
  expect(menu()).toBeNull();
  await user.click(more());
  fireEvent.scroll(window);
  expect(menu()).toBeNull();
  await user.click(more());
  await user.click(more());
  expect(menu()).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
});
