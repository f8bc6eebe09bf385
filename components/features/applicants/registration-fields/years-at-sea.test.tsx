import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { messagesOf } from "@/lib/platform/i18n/messages";
import type { Locale } from "@/lib/platform/i18n/locales";
import { emptySeaService } from "./form-values";
import { YearsAtSea } from "./years-at-sea";

let needed = 2;
jest.mock("../draft/wizard-context", () => ({
  useWizard: () => ({ registration: { opening: { yearsOfExperience: needed } } }),
}));

const draw = (locale: Locale, periods: [string, string][]) =>
  render(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Jakarta" messages={messagesOf(locale)}>
      <YearsAtSea services={periods.map(([onBoard, offBoard]) => ({ ...emptySeaService, onBoard, offBoard }))} />
    </NextIntlClientProvider>,
  );

test("shows required and entered experience and warns while it is less", () => {
  needed = 2;
  draw("en", []);
  expect(screen.getByRole("status")).toHaveTextContent(
    /^2 years needed, 0 enteredAdd every contract you have sailed. You can apply with less/,
  );
});

test("shows years and months in the user's language, without a warning when sufficient", () => {
  needed = 1;
  draw("id", [["2022-01-01", "2023-04-15"]]);
  expect(screen.getByRole("status")).toHaveTextContent(/^Perlu 1 tahun, terisi 1 tahun 3 bulan$/);
});

test("shows nothing when no experience is required", () => {
  needed = 0;
  draw("en", []);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});
