import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ganttMonths } from "@/lib/features/manning/gantt/window.rules";
import type { GanttChart, GanttCrew, GanttRow } from "@/lib/features/manning/gantt/schema";
import gantt from "@/messages/en/gantt.json";
import ganttId from "@/messages/id/gantt.json";
import shell from "@/messages/en/shell.json";
import { GanttLoadError } from "./load-error";
import { recordLinks } from "./links";
import { VesselGantt } from "./vessel-gantt";

const push = jest.fn();
jest.mock("next/navigation", () => ({
  useRouter: () => ({ push, refresh: jest.fn() }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const today = "2026-11-20";
const crew = (change: Partial<GanttCrew>): GanttCrew => ({
  assignmentId: 1,
  crewId: 71,
  employeeFullName: "Budi Santoso",
  employeeIdNumber: "M-0071",
  seafarerId: "6211576805",
  slot: "Current",
  onBoard: "2026-05-01",
  offBoard: "2027-01-04",
  originalOffBoardDate: null,
  checkedOutOn: null,
  status: "On Board",
  isOverlap: false,
  isInOverlap: false,
  continuousSince: null,
  shortPairYears: null,
  isExtended: false,
  differences: [],
  ...change,
});
const seat = (
  vesselCrewId: number,
  jobPositionName: string,
  jobPositionNameId: string,
  vesselCrews: GanttCrew[],
  gaps: GanttRow["gaps"] = [],
): GanttRow => ({
  vesselCrewId,
  jobPositionName,
  jobPositionNameId,
  department: "deck",
  employeeIdNumber: null,
  vesselCrews,
  gaps,
});
const master = seat(
  1,
  "Master",
  "Nakhoda",
  [
    crew({
      assignmentId: 1,
      crewId: 70,
      employeeFullName: "Slamet Hutapea",
      status: "Off Board",
      slot: null,
      onBoard: "2025-12-01",
      offBoard: "2026-04-25",
      checkedOutOn: "2026-04-20",
    }),
    crew({ assignmentId: 2, originalOffBoardDate: "2026-11-01", isExtended: true, isOverlap: true, isInOverlap: true }),
    crew({
      assignmentId: 3,
      crewId: 72,
      employeeFullName: "Dewi Siregar",
      slot: "Next",
      status: "Planned Approved",
      onBoard: "2027-01-01",
      offBoard: "2027-12-15",
    }),
  ],
  [{ from: "2026-04-20", to: "2026-05-01" }],
);
const bosun = seat(2, "Bosun", "Serang", [
  crew({
    assignmentId: 4,
    crewId: 73,
    employeeFullName: "Andi Wijaya",
    employeeIdNumber: null,
    onBoard: "2026-03-01",
    offBoard: "2026-11-10",
  }),
]);
const chart = (rows: GanttRow[] = [master, seat(3, "Cook", "Koki", []), bosun]): GanttChart => ({
  vesselId: 9,
  vesselName: "MT Nusantara",
  origin: "Tanjung Priok",
  destination: null,
  today,
  months: ganttMonths(today),
  rows,
});

type Options = { rows?: GanttRow[]; view?: string; mayOpenCrew?: boolean; locale?: "en" | "id" };
function show({ rows, view = "", mayOpenCrew = true, locale = "en" }: Options = {}) {
  return render(
    <NextIntlClientProvider locale={locale} messages={{ gantt: locale === "id" ? ganttId : gantt, shell }}>
      <VesselGantt
        chart={chart(rows)}
        locale={locale}
        links={recordLinks(chart(rows).vesselId, mayOpenCrew)}
        view={view}
      />
    </NextIntlClientProvider>,
  );
}
const bar = (name: RegExp) => screen.getByRole("link", { name });
const card = () => document.querySelector("[class*=card]");

/** Place the tools above the chart on desktops, below it on phones. */
const media = document.head.appendChild(document.createElement("style"));
const on = (screenOf: "desk" | "phone") =>
  (media.textContent = screenOf === "desk" ? ".below { display: none }" : ".above { display: none }");

beforeEach(() => {
  on("desk");
  push.mockClear();
  window.history.replaceState(null, "", "/schedule");
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollTo = jest.fn();
});

describe("bar labels", () => {
  test("contains name, status, position, numbers, days and flags", () => {
    show();
    expect(bar(/Budi Santoso/)).toHaveAccessibleName(
      "Budi Santoso; Status: On Board; Position: Master; Employee no.: M-0071; Seafarer code: 6211576805; Sign-on: 1 May 2026; Sign-off: 4 Jan 2027; Originally: 1 Nov 2026; Time: 45 days left; Remarks: Overlap, Crew Extended",
    );
  });

  test("marks early leavers, people over contract and those beyond 11 months", () => {
    show();
    expect(bar(/Slamet Hutapea/)).toHaveAccessibleName(
      /Sign-off: 20 Apr 2026; Planned off board: 25 Apr 2026; Time: 140 days on board/,
    );
    expect(bar(/Andi Wijaya/)).toHaveAccessibleName(/Time: 10 days over contract; Remarks: Over contract$/);
    expect(bar(/Dewi Siregar/)).toHaveAccessibleName(
      /Time: Joins in 42 days; Remarks: 11 months on board on 1 Dec 2027$/,
    );
  });

  test("shows from when to when a seat is vacant", () => {
    show();
    expect(screen.getByRole("gridcell", { name: /^Vacant seat/ })).toHaveAccessibleName(
      "Vacant seat; Position: Master; From: 20 Apr 2026; To: 1 May 2026; Time: 11 days",
    );
  });

  test("shows an open-ended gap without end, lighter after 90 days and grey when past", () => {
    show({ rows: [seat(3, "Cook", "Koki", [], [{ from: "2026-10-20", to: "2028-01-01" }])] });
    const gap = screen.getByRole("gridcell", { name: /^Vacant seat/ });
    expect(gap).toHaveAccessibleName("Vacant seat; Position: Cook; From: 20 Oct 2026; Time: No one planned");
    const parts = [...gap.querySelectorAll<HTMLElement>("[data-part]")];
    expect(parts.map(({ dataset, style }) => [dataset.part, style.left, style.width])).toEqual([
      ["past", "0%", "7.08%"],
      ["far", "27.63%", "72.37%"],
    ]);
  });

  test("shows the holder beside the seat until when, in days once urgent, or vacant", () => {
    show();
    const holders = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    expect(holders).toEqual(["MasterBudi Santoso4 Jan 2027", "CookVacant", "BosunAndi Wijaya10 days over"]);
  });

  test("shows the Indonesian position name", () => {
    show({ locale: "id" });
    expect(bar(/Andi Wijaya/)).toHaveAccessibleName(/Status: Di kapal; Jabatan: Serang; .* 10 hari lewat kontrak/);
  });

  test("explains every status and mark in the legend", () => {
    show();
    const words = within(screen.getByRole("list", { name: "Legend" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(words).toEqual([
      "On Board",
      "Off Board",
      "Planned Approved",
      "Planned Pending Approval",
      "Planned Rejected",
      "Overlap",
      "Crew Extended",
      "Over contract",
      "11 months on board",
      "Vacant seat",
      "Not planned yet",
      "Was vacant",
      "Today",
    ]);
  });
});

describe("keyboard", () => {
  test("is one tab stop and remembers the last focus", async () => {
    const user = userEvent.setup();
    show();
    act(() => screen.getByRole("link", { name: "Chart" }).focus());
    const stops = () =>
      [...document.querySelectorAll("[data-stop]")].filter((stop) => stop.getAttribute("tabindex") === "0");
    expect(stops()).toEqual([bar(/Slamet Hutapea/)]);
    await user.tab();
    await user.tab();
    expect(bar(/Slamet Hutapea/)).toHaveFocus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(bar(/Budi Santoso/)).toHaveFocus();
    expect(stops()).toEqual([bar(/Budi Santoso/)]);
  });

  test("places the zoom after the chart on phones", async () => {
    const user = userEvent.setup();
    on("phone");
    show();
    const zoom = screen.getByRole("button", { name: "27 months" });
    expect(bar(/Slamet Hutapea/).compareDocumentPosition(zoom)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole("button", { name: "6 months" }));
    expect(screen.getByRole("button", { name: "6 months" })).toHaveAttribute("aria-pressed", "true");
  });

  test("moves with arrow keys in time and to the nearest bar of the next seat", async () => {
    const user = userEvent.setup();
    show();
    act(() => bar(/Dewi Siregar/).focus());
    await user.keyboard("{ArrowDown}");
    expect(bar(/Andi Wijaya/)).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(bar(/Budi Santoso/)).toHaveFocus();
    await user.keyboard("{ArrowLeft}");
    expect(screen.getByRole("gridcell", { name: /^Vacant seat/ })).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(bar(/Slamet Hutapea/)).toHaveFocus();
  });

  test("moves to the ends of the seat with Home and End, of the chart with Control", async () => {
    const user = userEvent.setup();
    show();
    act(() => bar(/Budi Santoso/).focus());
    await user.keyboard("{End}");
    expect(bar(/Dewi Siregar/)).toHaveFocus();
    await user.keyboard("{Home}");
    expect(bar(/Slamet Hutapea/)).toHaveFocus();
    await user.keyboard("{Control>}{End}{/Control}");
    expect(bar(/Andi Wijaya/)).toHaveFocus();
  });

  test("opens the crew member with Enter", async () => {
    const user = userEvent.setup();
    show();
    act(() => bar(/Budi Santoso/).focus());
    await user.keyboard("{Enter}");
    expect(push).toHaveBeenCalledWith("/dashboard/crew-management/71/details?tab=crew-details&gantt=true&vid=9");
  });

  test("leaves modified clicks to the browser", () => {
    show();
    let taken = true;
    const afterwards = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", afterwards, { once: true });
    fireEvent.click(bar(/Budi Santoso/), { ctrlKey: true });
    expect([taken, push.mock.calls]).toEqual([false, []]);
  });

  test("draws the same bars without links for users without access", async () => {
    const user = userEvent.setup();
    show({ mayOpenCrew: false });
    const cell = screen.getByRole("gridcell", { name: /^Budi Santoso; Status: On Board/ });
    act(() => cell.focus());
    await user.keyboard("{Enter}");
    expect(within(screen.getByRole("grid")).queryByRole("link")).toBeNull();
    expect(push).not.toHaveBeenCalled();
    expect(card()).toHaveTextContent("Budi Santoso");
  });
});

describe("card", () => {
  const cardLabel =
    "Budi SantosoStatusOn BoardPositionMasterEmployee no.M-0071Seafarer code6211576805Sign-on1 May 2026Sign-off4 Jan 2027Originally1 Nov 2026Time45 days leftRemarksOverlap, Crew Extended";

  // jsdom has no PointerEvent; its mouse events lack only the pointer type.
  const hover = (target: Element) => {
    const event = new MouseEvent("pointerover", { bubbles: true });
    Object.assign(event, { pointerType: "mouse" });
    fireEvent(target, event);
  };

  test("shows the same on focus and hover", () => {
    show();
    expect(card()).toBeNull();
    act(() => bar(/Budi Santoso/).focus());
    expect(card()).toHaveTextContent(cardLabel);
    fireEvent.keyDown(bar(/Budi Santoso/), { key: "Escape" });
    expect(card()).toBeNull();
    hover(bar(/Budi Santoso/));
    expect(card()).toHaveTextContent(cardLabel);
  });

  test("shows one card at most", () => {
    show();
    act(() => bar(/Budi Santoso/).focus());
    hover(bar(/Andi Wijaya/));
    expect(document.querySelectorAll("[class*=card]")).toHaveLength(1);
    expect(card()).toHaveTextContent("Andi Wijaya");
  });

  test("closes after a delay, unless the pointer is on the card", () => {
    jest.useFakeTimers();
    show();
    hover(bar(/Budi Santoso/));
    hover(screen.getByText("Bosun"));
    const point = new MouseEvent("pointerover", { bubbles: true });
    fireEvent(card()!, point);
    act(() => jest.advanceTimersByTime(1_000));
    expect(card()).not.toBeNull();
    hover(screen.getByText("Bosun"));
    act(() => jest.advanceTimersByTime(200));
    expect(card()).toBeNull();
    jest.useRealTimers();
  });
});

describe("view and zoom", () => {
  test("keeps the zoom in the address across views", async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, "", "/schedule?joi=3");
    show();
    await user.click(screen.getByRole("button", { name: "6 months" }));
    expect(screen.getByRole("button", { name: "6 months" })).toHaveAttribute("aria-pressed", "true");
    expect(window.location.search).toBe("?joi=3&zoom=close");
    expect(screen.getByRole("link", { name: "Table" })).toHaveAttribute("href", "?joi=3&zoom=close&view=table");
    await user.click(screen.getByRole("button", { name: "27 months" }));
    expect(window.location.search).toBe("?joi=3");
  });

  test("shows all months for an unknown zoom", () => {
    window.history.replaceState(null, "", "/schedule?zoom=microscope");
    show();
    expect(screen.getByRole("button", { name: "27 months" })).toHaveAttribute("aria-pressed", "true");
  });

  test("lists every bar and gap in the table", () => {
    show({ view: "table" });
    const lines = within(screen.getByRole("table")).getAllByRole("row").slice(1);
    expect(
      lines.map((line) =>
        within(line)
          .getAllByRole("cell")
          .map(({ textContent }) => textContent)
          .join("|"),
      ),
    ).toEqual([
      "Master|Slamet Hutapea|M-0071|6211576805|1 Dec 2025|20 Apr 2026||Off Board|140 days on board|",
      "Master||||20 Apr 2026|1 May 2026||Vacant seat|11 days|",
      "Master|Budi Santoso|M-0071|6211576805|1 May 2026|4 Jan 2027|1 Nov 2026|On Board|45 days left|Overlap, Crew Extended",
      "Master|Dewi Siregar|M-0071|6211576805|1 Jan 2027|15 Dec 2027||Planned Approved|Joins in 42 days|11 months on board on 1 Dec 2027",
      "Bosun|Andi Wijaya||6211576805|1 Mar 2026|10 Nov 2026||On Board|10 days over contract|Over contract",
    ]);
    expect(screen.getByRole("link", { name: "Budi Santoso" })).toHaveAttribute(
      "href",
      "/dashboard/crew-management/71/details?tab=crew-details&gantt=true&vid=9",
    );
  });

  test("shows the voyage above the chart, N/A when unknown", () => {
    show();
    expect(screen.getByText("Origin").nextSibling).toHaveTextContent("Tanjung Priok");
    expect(screen.getByText("Destination").nextSibling).toHaveTextContent("N/A");
  });
});

describe("shows an empty state", () => {
  test.each([
    ["no seats", []],
    [
      "nothing inside the 27 months",
      [
        seat(1, "Master", "Nakhoda", [
          crew({ status: "Off Board", onBoard: "2024-01-01", offBoard: "2024-06-01", checkedOutOn: "2024-06-01" }),
        ]),
      ],
    ],
  ])("%s: the documented text", (_, rows) => {
    show({ rows });
    expect(screen.getByText("No data found for this vessel in the period.")).toBeVisible();
    expect(screen.queryByRole("grid")).toBeNull();
  });

  test("reports a failed read with a retry", () => {
    render(
      <NextIntlClientProvider locale="en" messages={{ gantt, shell }}>
        <GanttLoadError />
      </NextIntlClientProvider>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Failed to retrieve data. Please try again later or check your connection.",
    );
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  });
});
