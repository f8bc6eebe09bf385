import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";
import applicants from "@/messages/en/applicants.json";
import crewChanges from "@/messages/en/crew-changes.json";
import { Between, Joins, Leaves, MissingOrGap } from "./cells";

const today = "2026-11-23";
const person = (id: number, name: string) => ({
  assignmentId: id * 10,
  crewId: id,
  employeeIdNumber: `M-${id}`,
  employeeFullName: name,
  employeePassportName: name,
  startDate: "2026-06-01",
  principalStatus: "Confirmed" as const,
  employeeStatus: "Confirmed" as const,
  version: 3,
});
const leaving: CrewChange["leaving"] = {
  ...person(1, "Anton"),
  slot: "Current",
  onBoard: "2026-06-01",
  endDate: "2026-11-20",
  offBoard: null,
  daysLeft: -3,
  isExtended: false,
};
const joining: CrewChange["joining"] = {
  ...person(2, "Wahyu"),
  slot: "Next",
  startDate: "2026-12-06",
  endDate: "2027-06-06",
  onBoard: null,
  summaryStatus: "Pending",
  principalStatus: "Pending",
  employeeStatus: "Pending",
  missing: [
    { kind: "check", level: "block", text: "No passport on record" },
    { kind: "principal", level: "warn", text: "Answer of the principal" },
    { kind: "scan", level: "warn", text: "BST" },
    { kind: "scan", level: "warn", text: "seaman book" },
  ],
};
const seat = {
  vesselCrewId: 70,
  sequence: 1,
  jobPositionId: 12,
  jobPositionName: "Chief Officer",
  jobPositionNameId: "Mualim I",
  day: "2026-11-20",
};
const pair: CrewChange = { ...seat, leaving, joining, daysBetween: 16, isUncovered: false };
const leaverOnly: CrewChange = {
  ...seat,
  vesselCrewId: 71,
  leaving,
  joining: null,
  daysBetween: null,
  isUncovered: true,
};

type Gaps = Parameters<typeof MissingOrGap>[0]["gaps"];

function show(row: CrewChange, gaps: Gaps = { mayDraft: true, stages: [] }) {
  const person = { row, vesselId: 7, today, mayOpenCrew: true };
  render(
    <NextIntlClientProvider locale="en" messages={{ "crew-changes": crewChanges, applicants }}>
      <div role="row">
        <Leaves {...person} />
        <Between days={row.daysBetween} />
        <Joins {...person} />
        <MissingOrGap row={row} seat={{ position: row.jobPositionName, vesselTypeId: 3, today }} gaps={gaps} />
      </div>
    </NextIntlClientProvider>,
  );
  return screen.getByRole("row");
}

test("shows leaver and joiner in one row with delay, gap and missing items", () => {
  const row = show(pair);
  expect(within(row).getByRole("link", { name: "Anton" })).toHaveAttribute(
    "href",
    expect.stringContaining("vcid=70&c=1"),
  );
  expect(within(row).getByRole("link", { name: "Wahyu" })).toHaveAttribute(
    "href",
    expect.stringContaining("vcid=70&n=2"),
  );
  expect(row).toHaveTextContent("3 days over");
  expect(row).toHaveTextContent("16 days gap");
  expect(
    within(row)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["No passport on record", "Answer of the principal", "No scan: BST, seaman book"]);
  expect(within(row).queryByRole("link", { name: /Draft/ })).toBeNull();
});

test("emphasises a leaver without a reliever and offers ways to fill the seat", () => {
  const stages = [
    { positionId: 12, tab: "boc-waitlist" as const, count: 2 },
    { positionId: 99, tab: "boc-waitlist" as const, count: 5 },
  ];
  const row = show(leaverOnly, { mayDraft: true, stages });
  expect(row).toHaveTextContent("No reliever planned");
  const draft = within(row).getByRole("link", { name: "Create job opening for Chief Officer" });
  expect(draft.getAttribute("href")).toContain("seat=71&ofShip=3&ofPosition=12&from=2026-11-23");
  const list = within(row).getByRole("link", { name: "BOC 2: applicants for Chief Officer" });
  expect(list).toHaveAttribute("href", "/dashboard/recruitment/applicants-list?tab=boc-waitlist&position=12");
});

test("offers no action without permission or on a scrapped vessel", () => {
  expect(within(show(leaverOnly)).getByRole("link", { name: /job opening/ })).toBeVisible();
  document.body.replaceChildren();
  expect(
    within(show(leaverOnly, { mayDraft: false, stages: [] })).queryByRole("link", { name: /job opening/ }),
  ).toBeNull();
  document.body.replaceChildren();
  expect(within(show(leaverOnly, null)).queryByRole("link", { name: /job opening/ })).toBeNull();
});

test("marks a complete reliever as ready and links past holders to their record", () => {
  const gone = { ...leaving, slot: null, offBoard: "2026-11-20", daysLeft: null };
  const row = show({ ...pair, leaving: gone, joining: { ...joining, missing: [] }, daysBetween: 0 });
  expect(row).toHaveTextContent("Ready");
  expect(row).toHaveTextContent("20 Nov 2026, signed off");
  expect(within(row).getByRole("link", { name: "Anton" })).toHaveAttribute(
    "href",
    "/dashboard/crew-management/1/details?tab=crew-details",
  );
});
