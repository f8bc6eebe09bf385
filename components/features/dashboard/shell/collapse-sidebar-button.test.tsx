import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import shell from "@/messages/en/shell.json";
import { CollapseSidebarButton } from "./collapse-sidebar-button";

test("collapses the menu, stores that and expands it again", () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ shell }}>
      <div data-shell data-testid="shell">
        <aside>
          <CollapseSidebarButton folded={false} />
        </aside>
      </div>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Collapse the menu" }));
  expect(screen.getByTestId("shell")).toHaveAttribute("data-folded");
  expect(document.cookie).toContain("nakhoda-sidebar=folded");
  fireEvent.click(screen.getByRole("button", { name: "Expand the menu" }));
  expect(screen.getByTestId("shell")).not.toHaveAttribute("data-folded");
  expect(document.cookie).toContain("nakhoda-sidebar=open");
});
