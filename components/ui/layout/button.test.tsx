import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button";
import { Link } from "./link";

test("a button sends no form by itself, waits while its work is on its way and keeps its name", async () => {
  const press = jest.fn();
  const sent = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={sent}>
      <Button onClick={press} loading={loading}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole("button", { name: "Save" });
  await userEvent.click(button);
  expect([press.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0]);
  rerender(form(true));
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(button).toHaveAccessibleName("Save");
});

test("with an address it is a link; one that may not be followed is out of the way of the keyboard", () => {
  render(
    <>
      <Button href="/here" component={Link} variant="contained">
        Here
      </Button>
      <Button href="/there" disabled>
        There
      </Button>
    </>,
  );
  expect(screen.getByRole("link", { name: "Here" })).toHaveAttribute("href", "/here");
  const there = screen.getByRole("link", { name: "There" });
  expect(there).toHaveAttribute("aria-disabled", "true");
  expect(there).toHaveAttribute("tabindex", "-1");
});
