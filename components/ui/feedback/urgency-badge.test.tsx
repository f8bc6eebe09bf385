import { render } from "@testing-library/react";
import { UrgencyBadge } from "./urgency-badge";

const shown = (level: "none" | "soon" | "due" | "overdue") =>
  render(
    <UrgencyBadge level={level} label="6 days">
      28 Nov 2026
    </UrgencyBadge>,
  ).container;

test("shows plain text without a label when not urgent", () => {
  expect(shown("none").innerHTML).toBe("28 Nov 2026");
});

test.each(["soon", "due", "overdue"] as const)("shows tone and label for %s", (level) => {
  const container = shown(level);
  expect(container.textContent).toBe("28 Nov 20266 days");
  expect(container.firstElementChild?.className).toContain(level);
});
