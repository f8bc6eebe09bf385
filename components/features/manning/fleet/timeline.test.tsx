import { render, screen, within } from "@testing-library/react";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import type { FleetLane, FleetTimeline as Timeline } from "@/lib/features/manning/fleet/schema";
import fleet from "@/messages/en/fleet.json";
import gantt from "@/messages/en/gantt.json";
import vessels from "@/messages/en/vessels.json";
import { CoverageChart } from "./coverage-chart";
import { fleetLabels } from "./labels";
import { FleetTable } from "./table";
import { FleetTimeline } from "./timeline";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const messages = { fleet, gantt, vessels };
const labels = fleetLabels(createTranslator({ locale: "en", messages, namespace: "fleet" }), "en");
const crewText = createTranslator({ locale: "en", messages, namespace: "vessels.list" });
const context = { labels, crewText, side: "planning" as const };
const master = { name: "Master", nameId: "Nakhoda" };

const lane = (fields: Partial<FleetLane>): FleetLane => ({
  vesselId: 1,
  vesselName: "MV Bintang",
  vesselTypeId: 3,
  vesselType: "Tug Boat",
  vesselTypeNameId: "Kapal Tunda",
  principal: "PT Laut",
  operationArea: null,
  port: { portId: 1, port: "Samarinda", latitude: -0.5, longitude: 117.15 },
  nextPort: null,
  crewOnBoard: 9,
  inHandover: 0,
  seats: 10,
  vacantSeats: [],
  uncovered: [],
  changes: [],
  handovers: [],
  documents: [],
  ...fields,
});
const change = {
  day: "2026-12-03",
  until: "2026-12-05",
  joins: 2,
  leaves: 1,
  pending: 1,
  overdue: 0,
  ports: ["Benoa"],
};
const lanes = [
  lane({
    uncovered: [{ from: "2026-11-20", to: "2026-12-04", seats: 4, positions: [master, master, master] }],
    changes: [change],
    documents: [{ day: "2026-12-10", documents: 2 }],
  }),
  lane({ vesselId: 2, vesselName: "TB Arung" }),
];
const week = { seats: 20, from: "2026-11-20", to: "2026-11-27" };
const timeline: Timeline = {
  today: "2026-11-20",
  until: "2027-02-18",
  total: 2,
  lanes,
  coverage: Array.from({ length: 12 }, (_, index) => ({ ...week, week: index + 1, covered: index === 1 ? 18 : 20 })),
  uncoveredSeats: [{ vesselId: 1, vesselName: "MV Bintang", vesselCrewId: 5, position: master, from: "2026-11-01" }],
};

const shown = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Jakarta">
      {children}
    </NextIntlClientProvider>,
  );

test("a lane says what changes in words and leads to it", () => {
  shown(<FleetTimeline timeline={timeline} opened={null} params={{ days: "90" }} {...context} />);
  const row = screen.getByRole("row", { name: "MV Bintang" });
  const links = within(row)
    .getAllByRole("link")
    .map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]);
  expect(links).toEqual([
    ["Show the seats of MV Bintang", "?days=90&open=1"],
    [null, "/dashboard/manning/planning/1/schedule"],
    [
      "4 seats not covered; Vessel: MV Bintang; Positions: Master, Master, Master and 1 more; From: 20 Nov 2026; To: 4 Dec 2026",
      "/dashboard/manning/planning/1/schedule?unfilled=true",
    ],
    [
      "Crew change; Vessel: MV Bintang; Date: 3 Dec 2026 – 5 Dec 2026; Signs on: 2 people; Signs off: 1 person; Not confirmed: 1 person; Port: Benoa",
      "/dashboard/manning/planning/1/crew-change?from=2026-12-03&to=2026-12-05",
    ],
    [
      "2 documents end; Vessel: MV Bintang; Date: 10 Dec 2026",
      "/dashboard/crew-management/compliance-forecast?vessel=1",
    ],
  ]);
  expect(row.querySelector('[data-text="+2"]')).toBeInTheDocument();
});

test("on another page a lane and a week lead to the timeline", () => {
  const page = "/dashboard/manning/fleet";
  const { today, coverage } = timeline;
  shown(
    <>
      <CoverageChart {...{ weeks: coverage, named: null, params: {}, page, today, side: "planning", labels }} />
      <FleetTimeline timeline={timeline} opened={null} params={{}} page={page} {...context} />
    </>,
  );
  expect(screen.getByRole("link", { name: "Show the seats of TB Arung" })).toHaveAttribute("href", `${page}?open=2`);
  expect(screen.getByRole("link", { name: /18 of 20 seats covered/ })).toHaveAttribute("href", `${page}?week=2`);
});

test("the chart is one tab stop, whatever its first vessels have", () => {
  const { container } = shown(
    <FleetTimeline timeline={{ ...timeline, lanes: lanes.toReversed() }} opened={null} params={{}} {...context} />,
  );
  expect(container.querySelectorAll('[data-stop][tabindex="0"]')).toHaveLength(1);
});

test("an open lane shows the seats of its vessel and closes again", () => {
  const chart = {
    vesselId: 2,
    vesselName: "TB Arung",
    origin: null,
    destination: null,
    today: "2026-11-20",
    months: [],
    rows: [
      {
        vesselCrewId: 8,
        jobPositionName: "Bosun",
        jobPositionNameId: "Serang",
        department: "deck" as const,
        employeeIdNumber: null,
        vesselCrews: [],
        gaps: [{ from: "2026-11-20", to: "2027-02-18" }],
      },
    ],
  };
  const links = { bar: () => null, gap: () => "/propose" };
  shown(<FleetTimeline timeline={timeline} opened={{ chart, links }} params={{ open: "2" }} {...context} />);
  expect(screen.getByRole("row", { name: "Bosun" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Hide the seats of TB Arung" })).toHaveAttribute("href", "?view=all");
  expect(screen.getByRole("link", { name: /^Vacant seat/ })).toHaveAttribute("href", "/propose");
});

test("the table has a row for each vessel with the same facts", () => {
  shown(<FleetTable label="Fleet" lanes={lanes} {...context} />);
  expect(screen.getAllByRole("row")).toHaveLength(3);
  expect(screen.getByText("4 seats from 20 Nov 2026")).toBeInTheDocument();
  expect(screen.getByText("2 on, 1 off")).toBeInTheDocument();
});

test("a week names its open seats when it is chosen, and closes", () => {
  const { today, coverage, uncoveredSeats } = timeline;
  const shared = { weeks: coverage, params: { week: "2" }, today, side: "planning" as const, labels };
  shown(<CoverageChart {...shared} named={{ week: 2, seats: uncoveredSeats }} />);
  expect(screen.getByRole("link", { name: "20 Nov 2026: 18 of 20 seats covered, 2 not covered" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  expect(screen.getByRole("link", { name: "Master, MV Bintang" })).toHaveAttribute(
    "href",
    "/dashboard/manning/planning/1/crew#seat-5",
  );
  expect(screen.getByText("since 1 Nov 2026")).toBeInTheDocument();
});
