import { fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SelectCheckbox } from "@/components/ui/list/selection/checkboxes";
import { SelectionFrame } from "@/components/ui/list/selection/frame";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";
import { listLookupsAction } from "@/lib/features/lookups/actions";
import { changeAssignmentDatesAction } from "@/lib/features/manning/proposals/actions";
import { movePortCallAction, previewPortCallAction } from "@/lib/features/scheduling/port-calls/actions";
import checkups from "@/messages/en/checkups.json";
import lookups from "@/messages/en/lookups.json";
import crewChanges from "@/messages/en/crew-changes.json";
import planning from "@/messages/en/planning.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import vessels from "@/messages/en/vessels.json";
import { MoveBar } from "./move-bar";

jest.mock("@/lib/features/manning/proposals/actions", () => ({ changeAssignmentDatesAction: jest.fn() }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }), usePathname: () => "/" }));
const write = jest.mocked(changeAssignmentDatesAction);
jest.mock("@/lib/features/lookups/actions", () => ({ listLookupsAction: jest.fn(), createLookupAction: jest.fn() }));
jest.mock("@/lib/features/scheduling/port-calls/actions", () => ({
  previewPortCallAction: jest.fn(),
  movePortCallAction: jest.fn(),
}));
const look = jest.mocked(previewPortCallAction);
const move = jest.mocked(movePortCallAction);
jest.mocked(listLookupsAction).mockResolvedValue({
  ok: true,
  data: [{ id: 5, name: "Batam", nameId: null, code: null }],
});

const person = (id: number, name: string) => ({
  assignmentId: id * 10,
  crewId: id,
  employeeIdNumber: `M-${id}`,
  employeeFullName: name,
  employeePassportName: name,
  principalStatus: "Confirmed" as const,
  employeeStatus: "Confirmed" as const,
  version: 3,
});
const change: CrewChange = {
  vesselCrewId: 70,
  sequence: 1,
  jobPositionId: 12,
  jobPositionName: "Chief Officer",
  jobPositionNameId: "Mualim I",
  day: "2026-12-03",
  leaving: {
    ...person(1, "Anton"),
    slot: "Current",
    startDate: "2026-06-01",
    onBoard: "2026-06-01",
    endDate: "2026-12-03",
    offBoard: null,
    daysLeft: 10,
    isExtended: false,
  },
  joining: {
    ...person(2, "Wahyu"),
    slot: "Next",
    startDate: "2026-12-03",
    endDate: "2027-06-03",
    onBoard: null,
    summaryStatus: "Confirmed",
    missing: [],
  },
  daysBetween: 0,
  isUncovered: false,
};

async function opened(day: string, mayPort = false) {
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ "crew-changes": crewChanges, checkups, lookups, planning, shell, validation, vessels }}
    >
      <ToastFrame>
        <SelectionFrame scope="a">
          <SelectCheckbox id={20} name="Chief Officer" />
          <MoveBar vesselId={7} changes={[change]} principal="PT Nordhav" today="2026-11-23" maySetPort={mayPort} />
        </SelectionFrame>
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Chief Officer" }));
  fireEvent.click(screen.getByRole("button", { name: "Move dates" }));
  const dialog = await screen.findByRole("dialog", { name: "Move 1 crew change" });
  const field = within(dialog).getByRole("textbox", { name: /New day of the crew change/ });
  fireEvent.change(field, { target: { value: day } });
  fireEvent.blur(field);
  return dialog;
}
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save dates" }));

beforeEach(() => {
  for (const asked of [write, look, move]) asked.mockReset();
});

test("shows both dates of each person and who is asked again before saving", async () => {
  const dialog = await opened("20 Dec 2026");
  expect(await within(dialog).findByText(/PT Nordhav is asked again/)).toHaveTextContent(
    "2 plans move by more than 7 days",
  );
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Wahyu, Chief Officer: joins 20 Dec 2026 instead of 3 Dec 2026, until 20 Jun 2027",
    "Anton, Chief Officer: signs off 20 Dec 2026 instead of 3 Dec 2026",
  ]);
  expect(write).not.toHaveBeenCalled();
});

test("keeps saved moves and repeats only refused ones with a reason", async () => {
  // Only the fields the dialog reads.
  write.mockResolvedValueOnce({ ok: true, data: {} } as never);
  write.mockResolvedValueOnce({
    ok: false,
    status: 400,
    code: "OVERLAP",
    message: "One period overlaps with these dates",
    errors: [{ path: "soft/overlap", message: "Anton: MV Elsewhere" }],
  } as never);
  const dialog = await opened("20 Dec 2026");
  await within(dialog).findByText(/asked again/);
  save();
  expect(await within(dialog).findByText("Anton: MV Elsewhere")).toBeVisible();
  expect(within(dialog).getAllByRole("listitem")[0]).toHaveTextContent("Saved");
  fireEvent.change(within(dialog).getByRole("textbox", { name: /Reason/ }), { target: { value: "Flight is late" } });
  write.mockResolvedValueOnce({ ok: true, data: {} } as never);
  save();
  expect(await screen.findByText("The dates of 2 people are changed.")).toBeVisible();
  expect(write.mock.calls.map(([input]) => input)).toMatchObject([
    {
      crewId: 2,
      assignmentOn: "Next",
      startAssignmentDate: "2026-12-20",
      endAssignmentDate: "2027-06-20",
      version: 3,
    },
    { crewId: 1, assignmentOn: "Current", startAssignmentDate: "2026-06-01", endAssignmentDate: "2026-12-20" },
    { crewId: 1, allowOverlapDate: true, acceptedCodes: [], reason: "Flight is late" },
  ]);
});

test("blocks resubmitting a hard problem with the same day", async () => {
  write.mockResolvedValue({
    ok: false,
    status: 409,
    code: "changed-since",
    message: "Changed meanwhile",
    errors: [{ path: "hard/changed-since", message: "Changed by Sari" }],
  } as never);
  const dialog = await opened("4 Dec 2026");
  save();
  expect(await within(dialog).findAllByText("Changed by Sari")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Save dates" })).toBeDisabled();
});

test("sets the port for people with a schedule and counts the others", async () => {
  // Only the fields the dialog reads.
  write.mockResolvedValue({ ok: true, data: {} } as never);
  look.mockResolvedValueOnce({
    ok: true,
    data: { rows: [{ crewId: 1, employeeSchedulingId: 31, name: "Anton", version: 4, against: null }] },
  } as never);
  look.mockResolvedValueOnce({ ok: true, data: { rows: [] } } as never);
  move.mockResolvedValueOnce({ ok: true, data: { rows: [], mailIds: [] } } as never);
  const dialog = await opened("4 Dec 2026", true);
  const port = within(dialog).getByRole("combobox", { name: /Port/ });
  fireEvent.change(port, { target: { value: "Bat" } });
  fireEvent.click(await screen.findByRole("option", { name: "Batam" }));
  save();
  expect(await screen.findByText("The port of 1 person is set.")).toBeVisible();
  expect(screen.getByText(/1 person has no schedule yet/)).toBeVisible();
  expect(look.mock.calls.map(([input]) => input)).toMatchObject([
    { vesselId: 7, usage: "OffBoard", date: "2026-12-04", portId: 5 },
    { vesselId: 7, usage: "OnBoard", date: "2026-12-04", portId: 5 },
  ]);
  expect(move.mock.calls).toMatchObject([[{ usage: "OffBoard", portId: 5, schedules: [{ id: 31, version: 4 }] }]]);
});

test("keeps saved dates when the port is refused and shows the refusal", async () => {
  write.mockResolvedValue({ ok: true, data: {} } as never);
  look.mockResolvedValue({
    ok: true,
    data: {
      rows: [{ crewId: 1, employeeSchedulingId: 31, name: "Anton", version: 4, against: "Not on board yet" }],
    },
  } as never);
  const dialog = await opened("4 Dec 2026", true);
  fireEvent.change(within(dialog).getByRole("combobox", { name: /Port/ }), { target: { value: "Bat" } });
  fireEvent.click(await screen.findByRole("option", { name: "Batam" }));
  save();
  expect(
    await within(dialog).findByText("The dates are saved, the port is not: Anton: Not on board yet."),
  ).toBeVisible();
  expect(move).not.toHaveBeenCalled();
});
