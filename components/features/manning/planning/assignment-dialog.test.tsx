import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { seatRow, slotView } from "@/db/testing/records/seat-row";
import { changeAssignmentDatesAction } from "@/lib/features/manning/proposals/actions";
import approvals from "@/messages/en/approvals.json";
import candidates from "@/messages/en/candidates.json";
import manning from "@/messages/en/manning.json";
import planning from "@/messages/en/planning.json";
import scheduling from "@/messages/en/scheduling.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import vessels from "@/messages/en/vessels.json";
import type { PlanContact } from "@/lib/features/manning/contacts/schema";
import { recordCallAction, removeCallAction } from "@/lib/features/manning/contacts/actions";
import { remindAnswerAction } from "@/lib/features/manning/links/actions";
import type { SeatRow } from "@/lib/features/manning/planning/schema";
import { updateScheduleAction } from "@/lib/features/scheduling/save/actions";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { AssignmentDialog } from "./assignment-dialog";

const refresh = jest.fn();
jest.mock("@/lib/features/manning/proposals/actions", () => ({ changeAssignmentDatesAction: jest.fn() }));
jest.mock("@/lib/features/scheduling/save/actions", () => ({ updateScheduleAction: jest.fn() }));
jest.mock("@/lib/features/manning/contacts/actions", () => ({
  recordCallAction: jest.fn(),
  removeCallAction: jest.fn(),
}));
jest.mock("@/lib/features/manning/links/actions", () => ({ remindAnswerAction: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const change = jest.mocked(changeAssignmentDatesAction);

const onClose = jest.fn();
type Slot = ReturnType<typeof slotView>;
function show(slot: Slot, row = seatRow(1, { [slot.slot]: slot }), mayWrite = true, answers = false) {
  return showWith(null, slot, row, mayWrite, answers);
}
function showWith(contact: PlanContact | null, slot: Slot, row: SeatRow, mayWrite = true, answers = false) {
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ approvals, candidates, manning, planning, scheduling, shell, validation, vessels }}
    >
      <ToastFrame>
        <AssignmentDialog
          row={row}
          slot={slot}
          vesselName="MV One"
          principal="PT Nordhav"
          today="2026-11-23"
          mayWrite={mayWrite}
          extensionSide={null}
          mayOpenCrew={false}
          mayAnswer={answers}
          contact={contact}
          onClose={onClose}
        />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const planned = (more: object = {}) =>
  slotView(12, {
    slot: "Next",
    startDate: "2027-01-10",
    endDate: "2027-07-10",
    onBoard: null,
    mayChangeDates: true,
    ...more,
  });
const done = { ok: true, data: {} } as Awaited<ReturnType<typeof changeAssignmentDatesAction>>;
const refusal = (status: number, message: string, errors: { path: string; message: string }[] = []) => ({
  ok: false as const,
  status,
  code: "rule",
  message,
  errors,
});

async function put(user: ReturnType<typeof userEvent.setup>, label: RegExp, day: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, day);
  await user.tab();
}

beforeEach(() => jest.clearAllMocks());

test("announces a new approval and ended links before moving dates by more than 7 days", async () => {
  change.mockResolvedValueOnce(done);
  const user = show(planned());
  await user.click(screen.getByRole("button", { name: "Change dates" }));
  expect(screen.getByText("Up to 7 days: answers are kept.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Save dates" })).toBeDisabled();
  await put(user, /^On board/, "1 Feb 2027");
  expect(screen.getByLabelText(/Planned off board/)).toHaveValue("1 Aug 2027");
  expect(
    screen.getByText(
      "The dates move by 22 days, more than 7: PT Nordhav must answer again and old links stop working.",
    ),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save dates" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({
      crewId: 12,
      assignmentOn: "Next",
      startAssignmentDate: "2027-02-01",
      endAssignmentDate: "2027-08-01",
      durationMonths: "6",
      version: 1,
    }),
  );
  expect(refresh).toHaveBeenCalled();
});

test("fixes the joining day of a person on board; without a principal only links end", async () => {
  const user = show(
    slotView(11, { mayChangeDates: true, principalStatus: "NotRequired", needPrincipalApproval: false }),
  );
  await user.click(screen.getByRole("button", { name: "Change dates" }));
  expect(screen.getByLabelText(/^On board/)).toBeDisabled();
  expect(screen.getByText(/On board since 1 Jun 2026/)).toBeVisible();
  await put(user, /Planned off board/, "20 Dec 2026");
  expect(
    screen.getByText(/The dates move by 17 days, more than 7: old links stop working and a new one is sent/),
  ).toBeVisible();
});

test("asks for a reason for an overlap and shows the documented failure", async () => {
  change.mockResolvedValueOnce(
    refusal(400, "One period overlaps", [{ path: "soft/overlap", message: "MV Two until 1 Mar" }]),
  );
  const user = show(planned());
  await user.click(screen.getByRole("button", { name: "Change dates" }));
  await put(user, /^On board/, "12 Jan 2027");
  await user.click(screen.getByRole("button", { name: "Save dates" }));
  expect(await screen.findByText("MV Two until 1 Mar")).toBeVisible();
  change.mockRejectedValueOnce(new Error("offline"));
  await user.type(screen.getByLabelText(/Reason/), "Agreed with both vessels");
  await user.click(screen.getByRole("button", { name: "Save dates" }));
  expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ allowOverlapDate: true, acceptedCodes: [], reason: "Agreed with both vessels" }),
  );
  expect(await screen.findByText("Failed to update crew assignment. Please try again later.")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test("links the slot behind Current and Next to the propose dialog", () => {
  show(slotView(11), seatRow(1, { Current: slotView(11) }, { mayAddNext: true }));
  expect(screen.getByRole("link", { name: "Propose: Next" })).toHaveAttribute(
    "href",
    "/dashboard/manning/planning/7/crew?vcid=1&n=new",
  );
});

test("offers neither to read-only users", () => {
  show(planned(), seatRow(1, { Next: planned() }, { mayAddNextButOne: true }), false);
  expect(screen.queryByRole("button", { name: "Change dates" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Propose/ })).not.toBeInTheDocument();
});

const leave = {
  schedule: { employeeSchedulingId: 5, statusId: 5 as const, onBoardDate: "2026-06-01", offBoardDate: "2026-12-20" },
  differences: [{ way: "offBoard" as const, planned: "2026-12-03", scheduled: "2026-12-20", days: 17 }],
};

test("shows a schedule off the plan with both dates and moves either to the other", async () => {
  const moved = jest.mocked(updateScheduleAction).mockResolvedValue(done as never);
  change.mockResolvedValueOnce(done);
  const user = show(slotView(11, { ...leave, mayChangeDates: true, mayMoveSchedule: true }));
  expect(
    screen.getByText(/Leaving is scheduled for 20 Dec 2026 but planned for 3 Dec 2026: 17 days apart/),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Move the schedule to 3 Dec 2026" }));
  expect(moved).toHaveBeenCalledWith({ employeeSchedulingId: 5, offBoardDate: "2026-12-03" });
  await user.click(screen.getByRole("button", { name: "Move the plan to 20 Dec 2026" }));
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({ startAssignmentDate: "2026-06-01", endAssignmentDate: "2026-12-20" }),
  );
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("shows both dates to users who may move neither, and a checkbox for the schedule on new dates", async () => {
  show(slotView(11, leave), undefined, false);
  expect(screen.queryByRole("button", { name: /^Move the/ })).toBeNull();
  cleanup();
  change.mockResolvedValueOnce(done);
  const user = show(slotView(11, { ...leave, differences: [], mayChangeDates: true, mayMoveSchedule: true }));
  await user.click(screen.getByRole("button", { name: "Change dates" }));
  await put(user, /Planned off board/, "10 Jan 2027");
  expect(
    screen.getByText("Leaving is scheduled for 20 Dec 2026 but planned for 10 Jan 2027: 21 days apart."),
  ).toBeVisible();
  await user.click(screen.getByLabelText("Move the schedule too"));
  await user.click(screen.getByRole("button", { name: "Save dates" }));
  await waitFor(() => expect(change).toHaveBeenCalledWith(expect.objectContaining({ moveSchedule: true })));
});

test("shows Approve and Reject on the approval side while the answer is pending", () => {
  const slot = planned({ mayDecideAsPrincipal: true, principalStatus: "Pending", summaryStatus: "Pending" });
  show(slot, seatRow(1, { Next: slot }), false, true);
  expect(screen.getByRole("link", { name: "Approve Person 12" })).toHaveAttribute(
    "href",
    "/dashboard/manning/approval-crew/7/crew?vcid=1&emp=12&ao=Next&vid=7&joi=12&approve=1",
  );
  expect(screen.getByRole("link", { name: "Reject Person 12" })).toBeVisible();
});

test("replaces a planned person on the planning side in one step", () => {
  show(planned({ mayRemove: true }));
  expect(screen.getByRole("link", { name: "Replace" })).toHaveAttribute(
    "href",
    "/dashboard/manning/planning/7/crew?vcid=1&replace=n",
  );
});

const contact: PlanContact = {
  assignmentId: 1,
  asks: "employee",
  phone: "+62 812-3456",
  remindedAt: null,
  lastCall: null,
};

test("leads to the seafarer's answer, by telephone or reminder; closing is never the first choice", async () => {
  jest.mocked(remindAnswerAction).mockResolvedValueOnce({ ok: true, data: { party: "employee", reminded: 1 } });
  jest.mocked(recordCallAction).mockResolvedValueOnce({ ok: true, data: { callId: 9 } });
  jest.mocked(removeCallAction).mockResolvedValueOnce({ ok: true, data: { callId: 9 } });
  const slot = planned({ mayDecideAsEmployee: true, summaryStatus: "Pending" });
  const user = showWith(contact, slot, seatRow(1, { Next: slot }));
  expect(screen.getByRole("link", { name: "Record the answer" })).toHaveAttribute(
    "href",
    "/dashboard/crew-management/12/details?tab=upcoming-schedule#answer",
  );
  expect(screen.getByRole("link", { name: "Record the answer" }).className).toContain("contained");
  expect(screen.getByRole("button", { name: "Close" }).className).not.toContain("contained");
  await user.click(screen.getByRole("button", { name: "Remind about Person 12" }));
  expect(await screen.findByText("Reminder sent to the seafarer")).toBeVisible();

  const call = screen.getByRole("link", { name: "Call +62 812-3456: Person 12" });
  expect(call).toHaveAttribute("href", "tel:+628123456");
  await user.click(screen.getByRole("button", { name: "Add a note: Person 12" }));
  await user.type(screen.getByLabelText("What was said"), "Answers on Monday");
  await user.click(screen.getByRole("button", { name: "Save note" }));
  expect(recordCallAction).toHaveBeenCalledWith({ assignmentId: 1, said: "Answers on Monday" });
  expect(await screen.findByText("Call noted")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(removeCallAction).toHaveBeenCalledWith({ callId: 9 });
  expect(await screen.findByText("Note removed")).toBeVisible();
});

test("shows the last call, and the record where nothing is pending", () => {
  const lastCall = { at: new Date("2026-11-20T02:00:00Z"), by: "Sari", said: "At home until Friday" };
  showWith({ ...contact, asks: null, phone: null, lastCall }, planned(), seatRow(1, { Next: planned() }));
  expect(screen.getByText("Called 20 Nov 2026: At home until Friday")).toBeVisible();
  expect(screen.getByText("No telephone number")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Remind/ })).toBeNull();
});
