import { render, screen } from "@testing-library/react";
import { restoreFocus, storeFocusedLink } from "./restore-focus";

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
  restoreFocus();
  expect(screen.getByRole("main")).toHaveFocus();
  screen.getByRole("link", { name: "One" }).focus();
  restoreFocus();
  expect(screen.getByRole("link", { name: "One" })).toHaveFocus();
});

test("restores the focus to the followed link on the way back", () => {
  document.addEventListener("click", storeFocusedLink, true);
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener("click", stay);
  const { unmount } = render(list);
  screen.getByRole("link", { name: "Two" }).click();
  unmount();
  render(list);
  restoreFocus();
  expect(screen.getByRole("link", { name: "Two" })).toHaveFocus();
  document.removeEventListener("click", storeFocusedLink, true);
  document.removeEventListener("click", stay);
});

test("waits for rows that load later", async () => {
  sessionStorage.setItem("nakhoda-left-row", JSON.stringify(["/", "/dashboard/two"]));
  const { rerender } = render(<main id="content" tabIndex={-1} />);
  restoreFocus();
  rerender(list);
  await Promise.resolve();
  expect(screen.getByRole("link", { name: "Two" })).toHaveFocus();
});
