import { render, screen } from "@testing-library/react";
import { landFocus, rememberLeaving } from "./left-row";

const one = "/dashboard/one";
const two = "/dashboard/two";
const list = (
  <main id="content" tabIndex={-1}>
    <a href={one}>One</a>
    <a href={two}>Two</a>
  </main>
);

beforeEach(() => sessionStorage.clear());

test("focuses the content of another page, unless something has the focus", () => {
  render(list);
  landFocus();
  expect(screen.getByRole("main")).toHaveFocus();
  screen.getByRole("link", { name: "One" }).focus();
  landFocus();
  expect(screen.getByRole("link", { name: "One" })).toHaveFocus();
});

test("restores the focus to the followed link on the way back", () => {
  document.addEventListener("click", rememberLeaving, true);
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener("click", stay);
  const { unmount } = render(list);
  screen.getByRole("link", { name: "Two" }).click();
  unmount();
  render(list);
  landFocus();
  expect(screen.getByRole("link", { name: "Two" })).toHaveFocus();
  document.removeEventListener("click", rememberLeaving, true);
  document.removeEventListener("click", stay);
});

test("waits for rows that load later", async () => {
  sessionStorage.setItem("nakhoda-left-row", JSON.stringify(["/", "/dashboard/two"]));
  const { rerender } = render(<main id="content" tabIndex={-1} />);
  landFocus();
  rerender(list);
  await Promise.resolve();
  expect(screen.getByRole("link", { name: "Two" })).toHaveFocus();
});
