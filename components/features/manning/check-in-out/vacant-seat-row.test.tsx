import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Vacancy } from "@/lib/features/vessels/on-board/schema";
import en from "@/messages/en/vessels.json";
import id from "@/messages/id/vessels.json";
import { VacantSeatRow } from "./vacant-seat-row";

const master: Vacancy = {
  vesselCrewId: 1,
  jobPositionId: 1,
  jobPositionName: "Master",
  jobPositionNameId: "Nakhoda",
  seniority: 1,
  sequence: 1,
  since: "2026-11-22",
  daysVacant: 0,
  isPlanKnown: true,
  next: {
    crewId: 8,
    fullName: "Stevie Mandagi",
    startDate: "2027-01-19",
    daysToJoin: 58,
    summaryStatus: "Confirmed",
  },
};
const cells = (changes: Partial<Vacancy> = {}, locale: "en" | "id" = "en") => {
  const { unmount } = render(
    <NextIntlClientProvider locale={locale} messages={{ vessels: locale === "id" ? id : en }}>
      <table>
        <tbody>
          <VacantSeatRow seat={{ ...master, ...changes }} span={6} open />
        </tbody>
      </table>
    </NextIntlClientProvider>,
  );
  const texts = screen.getAllByRole("cell").map(({ textContent }) => textContent);
  const link = screen.queryByRole("link")?.getAttribute("href");
  unmount();
  return [...texts, ...(link ? [link] : [])];
};
const record = "/dashboard/crew-management/8/details?tab=crew-details";

test("shows a vacant seat with its date and the linked joiner with days left", () => {
  expect(cells()).toEqual([
    "No Master",
    "Vacant since 22 Nov 2026 (0 days)Stevie Mandagi joins 19 Jan 2027in 58 days",
    record,
  ]);
  expect(cells({}, "id")).toEqual([
    "Tanpa Nakhoda",
    "Kosong sejak 22 Nov 2026 (0 hari)Stevie Mandagi naik 19 Jan 202758 hari lagi",
    record,
  ]);
});

test("calls an unconfirmed plan a proposal and marks an overdue one as late", () => {
  const next = { crewId: 8, fullName: "Stevie Mandagi", startDate: "2026-11-19", daysToJoin: -3 };
  expect(cells({ next: { ...next, summaryStatus: "Pending" } })[1]).toContain(
    "Stevie Mandagi is proposed for 19 Nov 2026, not confirmed yet3 days late",
  );
});

test("shows no reliever without a plan, and nothing to users who may not see plans", () => {
  expect(cells({ next: null })[1]).toBe("Vacant since 22 Nov 2026 (0 days)no reliever planned");
  expect(cells({ next: null, isPlanKnown: false })[1]).toBe("Vacant since 22 Nov 2026 (0 days)");
});
