import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { seatRow, slotView } from "@/db/testing/records/seat-row";
import { removeSeatAction } from "@/lib/features/manning/planning/actions";
import { removeAssignmentAction } from "@/lib/features/manning/proposals/actions";
import manning from "@/messages/en/manning.json";
import planning from "@/messages/en/planning.json";
import shell from "@/messages/en/shell.json";
import { RemoveAssignment, RemoveSeat } from "./remove-dialogs";

const refresh = jest.fn();
jest.mock("@/lib/features/manning/planning/actions", () => ({ removeSeatAction: jest.fn() }));
jest.mock("@/lib/features/manning/proposals/actions", () => ({ removeAssignmentAction: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const [removeSeat, removeAssignment] = [jest.mocked(removeSeatAction), jest.mocked(removeAssignmentAction)];

const next = slotView(12, { slot: "Next", startDate: "2026-12-03", endDate: "2027-06-03" });
const row = seatRow(1, { Next: next });
const onClose = jest.fn();
const show = (dialog: React.ReactNode) => {
  render(
    <NextIntlClientProvider locale="en" messages={{ manning, planning, shell }}>
      {dialog}
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
};
const assignment = () => show(<RemoveAssignment seat={row} slot={next} vesselName="MV One" onClose={onClose} />);
/** Press the button once its progress indicator is gone; earlier presses are ignored. */
async function press(user: ReturnType<typeof userEvent.setup>) {
  const verb = screen.getByRole("button", { name: "Delete" });
  await waitFor(() => expect(verb).not.toHaveAttribute("aria-busy"));
  await user.click(verb);
}
const refused = (status: number, message: string) => ({
  ok: false as const,
  status,
  code: "rule",
  message,
  errors: [],
});
type Removed = Awaited<ReturnType<typeof removeAssignmentAction>>;
const done = { ok: true, data: {} } as Removed;

beforeEach(() => jest.clearAllMocks());

test("names person, position and period and deletes once", async () => {
  removeAssignment.mockResolvedValueOnce(done);
  const user = assignment();
  const dialog = screen.getByRole("dialog", { name: "Delete Person 12 from Next?" });
  expect(dialog).toHaveTextContent(
    "Person 12 is no longer planned as Chief Officer on MV One from 3 Dec 2026 to 3 Jun 2027.",
  );
  await press(user);
  expect(removeAssignment).toHaveBeenCalledWith(
    expect.objectContaining({ vesselId: 7, vesselCrewId: 1, crewId: 12, assignmentOn: "Next" }),
  );
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(refresh).toHaveBeenCalled();
});

test("shows a rule's refusal in full, other failures in the documented text, and stays open", async () => {
  removeAssignment.mockResolvedValueOnce(refused(400, "Work on this person's schedule has already started"));
  const user = assignment();
  await press(user);
  expect(await screen.findByText("Work on this person's schedule has already started.")).toBeVisible();
  removeAssignment.mockResolvedValueOnce(refused(500, "Something went wrong"));
  await press(user);
  expect(
    await screen.findByText("Delete vessel crew is failed. Please try again later or check your connection."),
  ).toBeVisible();
  removeAssignment.mockRejectedValueOnce(new Error("offline"));
  await press(user);
  expect(
    await screen.findByText("Delete vessel crew is failed. Please try again later or check your connection."),
  ).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test("deletes nothing on cancel or Escape", async () => {
  const user = assignment();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(removeAssignment).not.toHaveBeenCalled();
});

test("deletes a position by its seat and shows the documented failure", async () => {
  removeSeat.mockResolvedValueOnce(refused(500, "Something went wrong"));
  const user = show(<RemoveSeat seat={row} vesselName="MV One" onClose={onClose} />);
  await press(user);
  expect(removeSeat).toHaveBeenCalledWith({ vesselId: 7, vesselCrewId: 1 });
  expect(
    await screen.findByText("Delete position is failed. Please try again later or check your connection."),
  ).toBeVisible();
});
