import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { checkInCrewAction } from "@/lib/features/manning/board/actions";
import type { BoardPreview } from "@/lib/features/manning/check-in.schema";
import manning from "@/messages/en/manning.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import vessels from "@/messages/en/vessels.json";
import { BoardButton } from "./button";

jest.mock("@/lib/features/manning/board/actions", () => ({
  checkInCrewAction: jest.fn(),
  checkOutCrewAction: jest.fn(),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const soft = { code: "not-confirmed", hard: false, messages: ["The assignment is not confirmed yet"] };
const overlap = { code: "overlap", hard: false, messages: ["Overlaps MV One", "Overlaps MV Two"] };
const hard = { code: "rejected", hard: true, messages: ["The assignment was rejected"] };
const preview: BoardPreview = {
  assignmentId: 1,
  vesselCrewId: 2,
  employeeId: 3,
  employeeIdNumber: "M-00003",
  fullName: "Budi Santoso",
  jobPositionName: "Oiler",
  jobPositionNameId: "Juru Minyak",
  vesselName: "MV One",
  slot: "Next",
  startDate: "2026-11-30",
  endDate: "2027-04-30",
  summaryStatus: "Pending",
  onBoard: "2026-11-20",
  offBoard: "2027-04-20",
  earliest: null,
  latest: "2026-11-20",
  problems: [],
  warnings: [],
  moves: [{ employeeId: 9, fullName: "Andi Wijaya", from: "Current", to: "Previous" }],
  isAllowed: true,
};

async function show(problems: BoardPreview["problems"]) {
  global.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve({ data: { ...preview, problems } }) });
  render(
    <NextIntlClientProvider locale="en" messages={{ vessels, manning, shell, validation }}>
      <BoardButton kind="checkIn" vesselId={1} vesselCrewId={2} employeeId={3} name="Budi Santoso" today="2026-11-20" />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Check in Budi Santoso" }));
  expect(await screen.findByText("Andi Wijaya hands over as Oiler.")).toBeVisible();
  return user;
}
const confirm = () => screen.queryByRole("button", { name: "Check in" });

beforeEach(() => jest.clearAllMocks());

test("without problems the day is enough", async () => {
  jest
    .mocked(checkInCrewAction)
    .mockResolvedValue({ ok: false, status: 500, code: "unexpected", message: "Unexpected", errors: [] });
  const user = await show([]);
  expect(screen.queryByLabelText(/Reason to continue/)).toBeNull();
  await user.click(confirm() ?? document.body);
  await waitFor(() =>
    expect(checkInCrewAction).toHaveBeenCalledWith({
      vesselId: 1,
      vesselCrewId: 2,
      employeeId: 3,
      schedule: "2026-11-20",
      acceptedCodes: [],
      reason: "",
    }),
  );
  expect(await screen.findByText("Unexpected")).toBeVisible();
});

test("soft problems are listed line by line, ask for one reason and go along with their codes", async () => {
  const user = await show([soft, overlap]);
  for (const line of [...soft.messages, ...overlap.messages]) expect(screen.getByText(line)).toBeVisible();
  await user.click(confirm() ?? document.body);
  expect(await screen.findByText("This field is required")).toBeVisible();
  expect(checkInCrewAction).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/Reason to continue/), "Agreed by phone");
  await user.click(confirm() ?? document.body);
  await waitFor(() =>
    expect(checkInCrewAction).toHaveBeenCalledWith(
      expect.objectContaining({ acceptedCodes: ["not-confirmed", "overlap"], reason: "Agreed by phone" }),
    ),
  );
});

test("a hard problem says why and leaves neither reason nor button; closing gives the focus back", async () => {
  const user = await show([hard, soft]);
  expect(screen.getByText("The assignment was rejected")).toBeVisible();
  expect(screen.getByText("The assignment is not confirmed yet")).toBeVisible();
  expect(confirm()).toBeNull();
  expect(screen.queryByLabelText(/Reason to continue/)).toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Check in Budi Santoso" })).toHaveFocus();
});

test("what the server finds only now is listed and can be accepted in the same dialog", async () => {
  jest.mocked(checkInCrewAction).mockResolvedValue({
    ok: false,
    status: 400,
    code: "overlap",
    message: "Overlaps MV One",
    errors: [{ path: "soft/overlap", message: "Overlaps MV One" }],
  });
  const user = await show([]);
  await user.click(confirm() ?? document.body);
  expect(await screen.findByText("Overlaps MV One")).toBeVisible();
  await user.type(screen.getByLabelText(/Reason to continue/), "Handover of two days");
  await user.click(confirm() ?? document.body);
  await waitFor(() =>
    expect(checkInCrewAction).toHaveBeenLastCalledWith(
      expect.objectContaining({ acceptedCodes: ["overlap"], reason: "Handover of two days" }),
    ),
  );
});
