import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import planning from "@/messages/en/planning.json";
import { AttentionReason } from "./attention-reason";

type Row = React.ComponentProps<typeof AttentionReason>["row"];
const why = {
  vesselCrewId: 4,
  jobPositionName: "Master",
  jobPositionNameId: "Nakhoda",
  reason: "unmanned" as const,
  day: "2026-11-02",
  currentCrewId: null,
  nextCrewId: null,
  nextEmployeeName: null,
};
const row: Row = {
  id: 7,
  vesselId: 7,
  vesselName: "MV One",
  vesselType: "Tug Boat",
  vesselTypeNameId: "Kapal Tunda",
  vesselTypeId: 3,
  status: "in-operation",
  currentLocation: null,
  principal: null,
  seats: 10,
  planningStatus: "Planned",
  reasons: [],
  crewOnBoard: 9,
  inHandover: 0,
  why: null,
  otherSeats: 0,
  coveredUntil: null,
  awaited: null,
  nextChange: null,
  waitingForAnswer: { count: 0, since: null },
  waitingForPrincipal: { count: 0, since: null },
  totalPendingData: 0,
};
const crew = "/dashboard/manning/planning/7/crew";
function href(more: Partial<Row>, mayPropose = true) {
  const { unmount } = render(
    <NextIntlClientProvider locale="en" messages={{ planning }}>
      <AttentionReason row={{ ...row, ...more }} side="planning" mayPropose={mayPropose} />
    </NextIntlClientProvider>,
  );
  const link = screen.getByRole("link");
  const found = [link.textContent, link.getAttribute("href")];
  unmount();
  return found;
}

test("links an uncovered seat to the propose dialog, or to the seat or its holder without permission", () => {
  expect(href({ why })).toEqual(["No Master since 2 Nov 2026", `${crew}?vcid=4&n=new`]);
  expect(href({ why }, false)).toEqual(["No Master since 2 Nov 2026", `${crew}#seat-4`]);
  const leaving = { ...why, reason: "leaves-soon" as const, currentCrewId: 9 };
  expect(href({ why: leaving })[1]).toBe(`${crew}?vcid=4&n=new`);
  expect(href({ why: leaving }, false)[1]).toBe(`${crew}?vcid=4&c=9`);
});

test("shows who joins the empty seat of a planned vessel and when", () => {
  const awaited = {
    vesselCrewId: 4,
    jobPositionName: "Master",
    jobPositionNameId: "Nakhoda",
    crewId: 12,
    employeeName: "Budi Santoso",
    day: "2026-12-02",
  };
  expect(href({ awaited })).toEqual(["No Master until 2 Dec 2026, when Budi Santoso joins", `${crew}?vcid=4&n=12`]);
});
