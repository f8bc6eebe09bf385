import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import en from "@/messages/en/crew.json";
import id from "@/messages/id/crew.json";
import { TimeOnBoard } from "./time-on-board";

const text = (days: number, locale: "en" | "id" = "en") =>
  render(
    <NextIntlClientProvider locale={locale} messages={{ crew: locale === "id" ? id : en }}>
      <TimeOnBoard since="2026-01-10" days={days} />
    </NextIntlClientProvider>,
  ).container.textContent;

test("shows time on board from two months before the maximum: the time left, then that it is exceeded", () => {
  expect([200, 280, 334, 335].map((days) => text(days))).toEqual([
    "6m 20d",
    "9m 10d11 months in 54 days",
    "11m 4d11 months today",
    "11m 5d11 months",
  ]);
  expect(text(340, "id")).toContain("11 bulan");
});
