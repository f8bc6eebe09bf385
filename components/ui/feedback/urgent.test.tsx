import { render } from "@testing-library/react";
import { Urgent } from "./urgent";

const shown = (level: "none" | "soon" | "due" | "overdue") =>
  render(
    <Urgent level={level} word="6 days">
      28 Nov 2026
    </Urgent>,
  ).container;

test("shows plain text without a label when not urgent", () => {
  expect(shown("none").innerHTML).toBe("28 Nov 2026");
});

test.each(["soon", "due", "overdue"] as const)("shows tone and label for %s", (level) => {
  const container = shown(level);
  expect(container.textContent).toBe("28 Nov 20266 days");
  expect(container.firstElementChild?.className).toContain(level);
});
