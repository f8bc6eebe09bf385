import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { checkInCrewAction } from "@/lib/features/manning/check-in-out/actions";
import type { CheckInOutPreview } from "@/lib/features/manning/check-in-out/schema";
import manning from "@/messages/en/manning.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import vessels from "@/messages/en/vessels.json";
import { CheckInOutButton } from "./button";

jest.mock("@/lib/features/manning/check-in-out/actions", () => ({
  checkInCrewAction: jest.fn(),
  checkOutCrewAction: jest.fn(),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const soft = { code: "not-confirmed", hard: false, messages: ["The assignment is not confirmed yet"] };
const overlap = { code: "overlap", hard: false, messages: ["Overlaps MV One", "Overlaps MV Two"] };
const hard = { code: "rejected", hard: true, messages: ["The assignment was rejected"] };
const preview: CheckInOutPreview = {
  assignmentId: 1,
  vesselCrewId: 2,
  crewId: 3,
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
  moves: [{ crewId: 9, fullName: "Andi Wijaya", from: "Current", to: "Previous" }],
  vacates: null,
  isAllowed: true,
};

async function show(
  problems: CheckInOutPreview["problems"],
  changes: Partial<CheckInOutPreview> = {},
  kind: "checkIn" | "checkOut" = "checkIn",
) {
  global.fetch = jest.fn().mockResolvedValue({
    ok: true,
    status: 200,
    json: () => Promise.resolve({ data: { ...preview, problems, ...changes } }),
  });
  render(
    <NextIntlClientProvider locale="en" messages={{ vessels, manning, shell, validation }}>
      <CheckInOutButton kind={kind} vesselId={1} vesselCrewId={2} crewId={3} name="Budi Santoso" today="2026-11-20" />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: `Check ${kind === "checkIn" ? "in" : "out"} Budi Santoso` }));
  expect(await screen.findByText("Andi Wijaya hands over as Oiler.")).toBeVisible();
  return user;
}
const confirm = () => screen.queryByRole("button", { name: "Check in" });

beforeEach(() => jest.clearAllMocks());

test("needs only the day when there are no problems", async () => {
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
      crewId: 3,
      schedule: "2026-11-20",
      acceptedCodes: [],
      reason: "",
      keep: "length",
      offPlanReason: "",
    }),
  );
  expect(await screen.findByText("Unexpected")).toBeVisible();
});

test("lists soft problems, asks for one reason and sends their codes", async () => {
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

test("explains a hard problem without reason field or button, and returns the focus on close", async () => {
  const user = await show([hard, soft]);
  expect(screen.getByText("The assignment was rejected")).toBeVisible();
  expect(screen.getByText("The assignment is not confirmed yet")).toBeVisible();
  expect(confirm()).toBeNull();
  expect(screen.queryByLabelText(/Reason to continue/)).toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Check in Budi Santoso" })).toHaveFocus();
});

test("lists problems the server finds on save and accepts them in the same dialog", async () => {
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

const offPlan = { code: "off-plan", hard: false, messages: ["Joins 10 days before the plan, 30 Nov 2026"] };
const cells = () =>
  within(screen.getByRole("table", { name: "Plan and result" }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent)
    .filter(Boolean);

test("shows plan and result side by side with the difference in bold", async () => {
  await show([]);
  expect(cells()).toEqual(["30 Nov 2026", "20 Nov 2026", "30 Apr 2027", "20 Apr 2027"]);
  const difference = "10 days before the plan: sign-off moves from 30 Apr 2027 to 20 Apr 2027";
  expect(screen.getByText(difference).tagName).toBe("STRONG");
});

test("keeps the sign-off date instead of the length and asks the server again", async () => {
  const user = await show([], { offBoard: "2027-04-30" });
  expect(screen.getByText("10 days before the plan: sign-off is still 30 Apr 2027")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Keep the sign-off date" }));
  await waitFor(() => expect(jest.mocked(fetch).mock.lastCall?.[0]).toContain("keep=sign-off"));
  await screen.findByText("Andi Wijaya hands over as Oiler.");
  await user.click(confirm() ?? document.body);
  await waitFor(() => expect(checkInCrewAction).toHaveBeenCalledWith(expect.objectContaining({ keep: "sign-off" })));
});

test("offers nothing to keep for a day on the plan", async () => {
  await show([], { startDate: "2026-11-20", endDate: "2027-04-20" });
  expect(screen.getByText("As planned")).toBeVisible();
  expect(screen.queryByRole("radio")).toBeNull();
});

test("asks for an off-plan reason from a list, with text only for Other", async () => {
  const user = await show([offPlan]);
  await user.click(confirm() ?? document.body);
  expect(await screen.findByText("This field is required")).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^Reason for the change of plan/), "Other");
  await user.click(confirm() ?? document.body);
  expect(await screen.findByText("This field is required")).toBeVisible();
  expect(checkInCrewAction).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText(/^Reason for the change of plan/), "Medical");
  await user.click(confirm() ?? document.body);
  await waitFor(() =>
    expect(checkInCrewAction).toHaveBeenCalledWith(
      expect.objectContaining({ acceptedCodes: ["off-plan"], offPlanReason: "medical", reason: "" }),
    ),
  );
});

test.each([
  [null, "Oiler becomes vacant. No reliever planned."],
  [
    { crewId: 8, fullName: "Stevie Mandagi", startDate: "2027-01-19", summaryStatus: "Confirmed" },
    "Oiler becomes vacant. Stevie Mandagi joins 19 Jan 2027, 60 days later.",
  ],
  [
    { crewId: 8, fullName: "Stevie Mandagi", startDate: "2027-01-19", summaryStatus: "Pending" },
    "Oiler becomes vacant. Stevie Mandagi is proposed for 19 Jan 2027, not confirmed yet.",
  ],
] as const)("a check-out names the seat it leaves vacant and who comes: %#", async (next, text) => {
  const left = { slot: "Current", onBoard: "2026-05-01", startDate: "2026-05-01", offBoard: "2026-11-20" } as const;
  await show([], { ...left, vacates: { next } }, "checkOut");
  expect(screen.getByText("Oiler becomes vacant.").parentElement).toHaveTextContent(text);
  expect(screen.getByText("161 days before the plan")).toBeVisible();
});
