import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { durationTone } from "@/lib/features/vessels/on-board/rules";
import vessels from "@/messages/en/vessels.json";
import { DaysLeft } from "./days-left";

test.each([
  [91, "91 days", "Over 3 months", ""],
  [90, "90 days", "Under 3 months", "soon"],
  [31, "31 days", "Under 3 months", "soon"],
  [30, "30 days", "Under 1 month", "due"],
  [1, "1 day", "Under 1 month", "due"],
  [-5, "5 days over", "Under 1 month", "overdue"],
])("%i days left read %s, %s, and are as urgent as %s", (days, text, title, level) => {
  render(
    <NextIntlClientProvider locale="en" messages={{ vessels }}>
      <DaysLeft days={days} tone={durationTone(days)} />
    </NextIntlClientProvider>,
  );
  const shown = screen.getByTitle(title);
  expect(shown).toHaveTextContent(text);
  expect(shown.className.replace("urgent", "").trim()).toBe(level);
});
