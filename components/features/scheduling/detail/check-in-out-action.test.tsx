import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { checkInCrewAction } from "@/lib/features/manning/check-in-out/actions";
import manning from "@/messages/en/manning.json";
import details from "@/messages/en/schedule-details.json";
import scheduling from "@/messages/en/scheduling.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import vessels from "@/messages/en/vessels.json";
import { CheckInOutAction } from "./check-in-out-action";

jest.mock("@/lib/features/manning/check-in-out/actions", () => ({
  checkInCrewAction: jest.fn(),
  checkOutCrewAction: jest.fn(),
}));
const router = { back: jest.fn(), push: jest.fn(), refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const preview = {
  assignmentId: 1,
  vesselCrewId: 2,
  crewId: 3,
  employeeIdNumber: "M-00003",
  fullName: "Budi Santoso",
  jobPositionName: "Oiler",
  jobPositionNameId: "Juru Minyak",
  vesselName: "MV One",
  slot: "Next",
  startDate: "2026-11-20",
  endDate: "2027-04-20",
  summaryStatus: "Confirmed",
  onBoard: "2026-11-20",
  offBoard: "2027-04-20",
  earliest: null,
  latest: "2026-11-20",
  problems: [],
  warnings: [],
  moves: [],
  vacates: null,
  isAllowed: true,
};

function show(against: string | null, start = { day: "2026-11-18", time: "", help: "Filled in from before" }) {
  global.fetch = jest.fn().mockResolvedValue({
    ok: true,
    status: 200,
    json: () => Promise.resolve({ data: preview }),
  });
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ "schedule-details": details, scheduling, vessels, manning, shell, validation }}
    >
      <ToastFrame>
        <CheckInOutAction
          person={{
            kind: "checkIn",
            vesselId: 1,
            vesselCrewId: 2,
            crewId: 3,
            name: "Budi Santoso",
            today: "2026-11-20",
            start,
          }}
          blockedReason={against}
          list="/list?tab=onboard"
        />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const opened = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: "Onboard Checkin" }));
  return within(await screen.findByRole("dialog"));
};

beforeEach(() => jest.clearAllMocks());

test("shows the reason instead of the button for an unready schedule", () => {
  show("The schedule is not ready");
  expect(screen.queryByRole("button", { name: "Onboard Checkin" })).toBeNull();
  expect(screen.getByText("The schedule is not ready")).toBeVisible();
});

test("prefills and requires the date, sends it with the time, and returns to the previous page", async () => {
  const user = show(null);
  const dialog = await opened(user);
  const day = dialog.getByLabelText(/On board date/);
  expect(day).toHaveValue("18 Nov 2026");
  expect(dialog.getByText("Filled in from before")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Today" }));
  expect(day).toHaveValue("20 Nov 2026");
  await user.clear(day);
  await user.tab();
  expect(await dialog.findByText("Schedule is required")).toBeVisible();
  await user.type(day, "20 Nov 2026");
  await user.click(dialog.getByRole("combobox", { name: /Time/ }));
  const offered = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect([offered[0], offered[1], offered.at(-1), offered.length]).toEqual(["08:00", "08:30", "17:00", 19]);
  await user.click(screen.getByRole("option", { name: "08:30" }));
  jest.mocked(checkInCrewAction).mockResolvedValue({ ok: true, data: {} as never });
  await waitFor(() => expect(dialog.getByRole("button", { name: "Check in" })).toBeEnabled());
  await user.click(dialog.getByRole("button", { name: "Check in" }));
  await waitFor(() =>
    expect(checkInCrewAction).toHaveBeenCalledWith(
      expect.objectContaining({ schedule: "2026-11-20", time: "08:30", vesselCrewId: 2, crewId: 3 }),
    ),
  );
  expect(await screen.findByText("Crew succeed to checked in / out")).toBeVisible();
  expect(screen.getByText("Budi Santoso is checked in.")).toBeVisible();
  expect(router.push.mock.calls.length + router.back.mock.calls.length).toBe(1);
});

test("shows the guard's message on refusal and keeps the dialog open", async () => {
  const user = show(null);
  const dialog = await opened(user);
  const message = "The sea employment agreement is not signed";
  jest.mocked(checkInCrewAction).mockResolvedValue({
    ok: false,
    status: 400,
    code: "pkl-not-signed",
    message,
    errors: [{ path: "hard/pkl-not-signed", message }],
  });
  await waitFor(() => expect(dialog.getByRole("button", { name: "Check in" })).toBeEnabled());
  await user.click(dialog.getByRole("button", { name: "Check in" }));
  expect(await screen.findByText("Failed to checked in / out")).toBeVisible();
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
  expect(dialog.queryByRole("button", { name: "Check in" })).toBeNull();
  expect(router.back).not.toHaveBeenCalled();
});
