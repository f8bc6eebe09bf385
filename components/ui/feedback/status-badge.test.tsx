import { render, screen } from "@testing-library/react";
import { StatusBadge } from "./status-badge";
import styles from "./status-badge.module.css";

test.each(["Passed", "Approved", "Completed"] as const)("shows %s in green", (status) => {
  render(<StatusBadge status={status} label="Done" />);
  expect(screen.getByText("Done")).toHaveClass(String(styles.success));
});

test("shows a stage that was not reached without its colour", () => {
  render(<StatusBadge status="Completed" label="Done" faint />);
  expect(screen.getByText("Done")).not.toHaveClass(String(styles.success));
});
