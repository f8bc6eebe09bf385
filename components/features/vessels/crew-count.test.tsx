import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import en from "@/messages/en/vessels.json";
import id from "@/messages/id/vessels.json";
import { CrewCount } from "./crew-count";

const text = (onBoard: number, seats: number, locale: "en" | "id" = "en") =>
  render(
    <NextIntlClientProvider locale={locale} messages={{ vessels: locale === "id" ? id : en }}>
      <CrewCount onBoard={onBoard} seats={seats} />
    </NextIntlClientProvider>,
  ).container.textContent;

test("a vessel that is short or over says by how many, a full one only how many are on board", () => {
  expect([text(4, 5), text(16, 15), text(5, 5)]).toEqual(["4 of 5 · 1 short", "16 of 15 · 1 over", "5 of 5"]);
  expect(text(4, 5, "id")).toBe("4 dari 5 · kurang 1");
});
