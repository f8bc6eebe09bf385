import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { CrewChange, CrewChangeList } from "@/lib/features/manning/crew-changes/schema";
import applicants from "@/messages/en/applicants.json";
import crewChanges from "@/messages/en/crew-changes.json";
import { CrewChangeTable } from "./leavers-and-joiners-table";

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

function show(
  rows: CrewChange[],
  rights: Partial<Parameters<typeof CrewChangeTable>[0]["rights"]> = {},
  status = "in-operation",
) {
  const list = { vesselId: 7, shipId: 3, status, rows } as CrewChangeList;
  render(
    <NextIntlClientProvider locale="en" messages={{ "crew-changes": crewChanges, applicants }}>
      <table>
        <CrewChangeTable
          list={list}
          today={today}
          rights={{ mayOpenCrew: true, mayDraft: true, mayMove: false, stages: [], ...rights }}
        />
      </table>
    </NextIntlClientProvider>,
  );
  return screen.getAllByRole("row").slice(1);
}

test("shows leaver and joiner in one row with delay, gap and missing items", () => {
  const [row] = show([pair]);
  if (!row) throw new Error("there is a row");
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
  const [row] = show([leaverOnly], { stages });
  if (!row) throw new Error("there is a row");
  expect(row).toHaveTextContent("No reliever planned");
  expect(row).toHaveAttribute("data-uncovered");
  const draft = within(row).getByRole("link", { name: "Create job opening for Chief Officer" });
  expect(draft.getAttribute("href")).toContain("seat=71&ofShip=3&ofPosition=12&from=2026-11-23");
  const list = within(row).getByRole("link", { name: "BOC 2: applicants for Chief Officer" });
  expect(list).toHaveAttribute("href", "/dashboard/recruitment/applicants-list?tab=boc-waitlist&position=12");
});

test("offers no action without permission or on a scrapped vessel", () => {
  show([leaverOnly], { mayDraft: false });
  expect(screen.queryByRole("link", { name: /Draft/ })).toBeNull();
  show([leaverOnly], {}, "in-scrap");
  expect(screen.queryByRole("link", { name: /Draft/ })).toBeNull();
});

test("marks a complete reliever as ready and links past holders to their record", () => {
  const gone = { ...leaving, slot: null, offBoard: "2026-11-20", daysLeft: null };
  const [row] = show([{ ...pair, leaving: gone, joining: { ...joining, missing: [] }, daysBetween: 0 }]);
  if (!row) throw new Error("there is a row");
  expect(row).toHaveTextContent("Ready");
  expect(row).toHaveTextContent("20 Nov 2026, signed off");
  expect(within(row).getByRole("link", { name: "Anton" })).toHaveAttribute(
    "href",
    "/dashboard/crew-management/1/details?tab=crew-details",
  );
});
