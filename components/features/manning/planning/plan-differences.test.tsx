import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { changeAssignmentDatesAction } from "@/lib/features/manning/proposals/actions";
import scheduling from "@/messages/en/scheduling.json";
import { PlanDifferences } from "./plan-differences";

const refresh = jest.fn();
const toast = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
jest.mock("@/components/ui/feedback/toast-frame", () => ({ useToast: () => toast }));
jest.mock("@/lib/features/manning/proposals/actions", () => ({ changeAssignmentDatesAction: jest.fn() }));
jest.mock("@/lib/features/scheduling/save/actions", () => ({ updateScheduleAction: jest.fn() }));
const move = jest.mocked(changeAssignmentDatesAction);

const subject = {
  vesselId: 1,
  vesselCrewId: 2,
  crewId: 3,
  employeeSchedulingId: 4,
  startDate: "2026-06-30",
  endDate: "2027-01-30",
};
const difference = { way: "offBoard" as const, planned: "2027-01-30", scheduled: "2027-02-20", days: 21 };

test("shows a refused move beside both dates and confirms a saved one", async () => {
  const why = "Hendra Nugroho is in this seat from 30 Jan 2027";
  move
    .mockResolvedValueOnce({ ok: false, status: 422, code: "rule", message: why, errors: [] })
    .mockResolvedValueOnce({ ok: true, data: {} } as Awaited<ReturnType<typeof move>>);
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en" messages={{ scheduling }}>
      <PlanDifferences subject={subject} differences={[difference]} mayMove={{ plan: true, schedule: true }} />
    </NextIntlClientProvider>,
  );
  const verb = () => screen.getByRole("button", { name: "Move the plan to 20 Feb 2027" });
  await user.click(verb());
  expect(await screen.findByRole("alert")).toHaveTextContent(`The change was not saved. ${why}`);
  expect(toast).not.toHaveBeenCalled();
  await user.click(verb());
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ severity: "success" })));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(move).toHaveBeenLastCalledWith(
    expect.objectContaining({ startAssignmentDate: "2026-06-30", endAssignmentDate: "2027-02-20" }),
  );
});
