import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { accommodationLines } from "@/db/enums/scheduling";
import { amountsOf, lineAmount, totalOf } from "@/lib/features/scheduling/allowance.rules";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { updateScheduleAction } from "@/lib/features/scheduling/save/actions";
import lookups from "@/messages/en/lookups.json";
import details from "@/messages/en/schedule-details.json";
import scheduling from "@/messages/en/scheduling.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { ScheduleForm } from "./form";

jest.mock("@/lib/features/scheduling/save/actions", () => ({ updateScheduleAction: jest.fn() }));
jest.mock("@/lib/features/lookups/actions", () => ({ createLookupAction: jest.fn() }));
const refresh = jest.fn();
const router = { refresh, push: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const grade = (number: number, meal: number) => ({
  grade: number,
  mealAllowance: meal,
  dailyAllowance: 100_000,
  accommodation: 600_000,
  localTransport: 50_000,
  laundry: 25_000,
});
const bases = [grade(1, 250_000), grade(2, 200_000), grade(3, 150_000)];
const typed = {
  mealAllowance: 2,
  dailyAllowance: 1.5,
  accommodation: 1,
  localTransport: 0,
  laundry: 0,
  transportAirportJakarta: 185_000,
  transportTerminalStationPort: 0,
  transportAirportOtherCities: 0,
};
const stored = amountsOf(typed, grade(3, 150_000));
const marine: ScheduleDetail["onBoard"] = {
  isSaved: true,
  lumpsumGrade: 3,
  defaultGrade: 3,
  lines: Object.fromEntries(
    accommodationLines.map((line) => [line, { ...stored[line], amount: lineAmount(stored[line]) }]),
  ) as NonNullable<NonNullable<ScheduleDetail["onBoard"]>["lines"]>,
  total: totalOf(stored),
  bases,
  lumpsums: null,
  ratesFrom: "2026-01-01",
};
const document: ScheduleDetail["accommodationDocuments"][number] = {
  id: 5,
  documentUsage: "OnBoard",
  documentName: "E-ticket",
  attachmentId: null,
  attachmentFilename: null,
  comment: null,
  createdBy: null,
  dateCreated: new Date("2026-11-01T02:00:00Z"),
  version: 1,
  price: null,
  isOnHold: false,
};
const schedule: ScheduleDetail = {
  id: 9,
  employeeSchedulingId: 9,
  assignmentId: 1,
  crewId: 3,
  vesselId: 1,
  vesselName: "MV One",
  vesselCrewId: 2,
  name: "Budi Santoso",
  employeeIdNumber: "M-00003",
  position: "Oiler",
  jobPositionId: 4,
  positionNameId: "Juru Minyak",
  scheduledOnBoardDate: "2026-12-01",
  scheduledOffBoardDate: "2027-06-01",
  onboardLocationPortId: 11,
  onboardLocationPortName: "Surabaya",
  offboardLocationPortId: null,
  scheduledOnBoardTime: null,
  onboardAgentName: null,
  onboardAgentPhone: null,
  scheduledOffBoardTime: null,
  offboardAgentName: null,
  offboardAgentPhone: null,
  offboardLocationPortName: null,
  originalScheduledOffboardDate: null,
  checkInDate: null,
  checkOutDate: null,
  employeeSchedulingStatusId: 2,
  employeeSchedulingStatusDescription: "OnBoardWaitingDocument",
  onBoardStatus: "OnBoardWaitingDocument",
  documents: "Completed",
  availability: "Available",
  day: "2026-12-01",
  daysLeft: 8,
  version: 4,
  initialRankAs: "Oiler",
  initialRankAsNameId: "Juru Minyak",
  jobPositionMarineId: 4,
  jobPositionTankerId: null,
  divisionId: 1,
  assignmentStartDate: "2026-12-01",
  assignmentEndDate: "2027-06-01",
  previousCheckOutDate: null,
  noTravelOnBoard: false,
  noTravelOffBoard: false,
  crew: {
    crewId: 3,
    fullName: "Budi Santoso",
    idCardNo: null,
    jobPositionName: "Oiler",
    age: 30,
    jobPositionNameId: "Juru Minyak",
    placeOfBirth: null,
    dateOfBirth: null,
    seaFarerId: null,
    seamanBookNo: null,
    passportNo: null,
    employeeIdNumber: "M-00003",
    phoneNo: null,
    employmentTypeId: 1,
  },
  onBoard_LumpsumGrade: 3,
  onBoard: marine,
  offBoard: null,
  accommodationDocuments: [document],
  appraisalDocuments: [],
  allowedNext: [3],
  next: { statusId: 3, description: "OnBoardReady", problems: [] },
  differences: [],
  maySettle: { plan: false, schedule: false },
  boarding: { checkIn: { isOffered: false, reason: null }, checkOut: { isOffered: false, reason: null } },
  proposals: [],
  history: [],
  isReadOnly: false,
  updatedAt: new Date("2026-11-01T02:00:00Z"),
  updatedBy: null,
  allowedActions: ["save", "accommodation"],
};
const ports = [
  { id: 11, name: "Surabaya", nameId: null, code: null },
  { id: 12, name: "Balikpapan", nameId: null, code: null },
];

const page = (changes: Partial<ScheduleDetail>) => (
  <NextIntlClientProvider
    locale="en"
    messages={{ "schedule-details": details, scheduling, shell, validation, lookups }}
  >
    <ScheduleForm
      schedule={{ ...schedule, ...changes } as ScheduleDetail}
      ports={ports}
      list="/list?tab=onboard"
      below={null}
      side={null}
      mail={null}
      boarding={null}
    />
  </NextIntlClientProvider>
);
function show(changes: Partial<ScheduleDetail> = {}) {
  const { rerender } = render(page(changes));
  // A reload waits for the running save.
  const again = (more: Partial<ScheduleDetail>) => act(async () => rerender(page({ ...changes, ...more })));
  return { user: userEvent.setup(), again };
}
const save = () => screen.getByRole("button", { name: "Save" });
const block = (name: string) => screen.getByRole("region", { name });
const saved = (id: number, type: string | null, mailIds: number[] = []) => ({
  ok: true as const,
  data: {
    id: 9,
    employeeSchedulingId: 9,
    employeeSchedulingStatusId: id,
    version: 5,
    sendEmailType: type,
    mailIds,
    differences: [],
  },
});

beforeEach(() => jest.clearAllMocks());

test("updates the total with the server's rule and accepts only digits", async () => {
  const { user } = show();
  expect(within(block("Accommodation, onboard")).getByRole("status")).toHaveTextContent("Rp 1.235.000");
  expect(save()).toBeDisabled();
  const meal = screen.getByLabelText("Multiplier of Meal allowance");
  await user.clear(meal);
  await user.type(meal, "3,5x-");
  expect(meal).toHaveValue("3,5");
  const airport = screen.getByLabelText("Base of Transport, airport Jakarta");
  await user.clear(airport);
  await user.type(airport, "Rp 1.250.000,-");
  expect(airport).toHaveValue("1.250.000");
  expect(within(block("Accommodation, onboard")).getByRole("status")).toHaveTextContent("Rp 2.525.000");
  await user.selectOptions(screen.getByLabelText("Lumpsum grade"), "1");
  expect(within(block("Accommodation, onboard")).getByRole("status")).toHaveTextContent("Rp 2.875.000");
  jest.mocked(updateScheduleAction).mockResolvedValue(saved(2, null));
  await user.click(save());
  await waitFor(() => expect(updateScheduleAction).toHaveBeenCalledTimes(1));
  expect(jest.mocked(updateScheduleAction).mock.calls[0]?.[0]).toMatchObject({
    employeeSchedulingId: 9,
    version: 4,
    onBoard: {
      lumpsumGrade: "1",
      total: 2_875_000,
      lines: { mealAllowance: "3.5", transportAirportJakarta: "1250000" },
    },
  });
});

test("shows a missing amount in its row and sends nothing", async () => {
  const { user } = show();
  await user.clear(screen.getByLabelText("Multiplier of Laundry"));
  await user.click(save());
  expect(await screen.findByText("This field is required")).toBeVisible();
  expect(updateScheduleAction).not.toHaveBeenCalled();
});

test("locks leaving until on board and joining afterwards, with the reason", () => {
  show();
  expect(within(block("Onboard")).getByLabelText(/^Date/)).toBeEnabled();
  expect(within(block("Offboard")).queryByRole("textbox")).toBeNull();
  expect(within(block("Offboard")).getByText("Sign-off travel can be planned after check-in")).toBeVisible();
});

test("unlocks leaving on board and the allowance once date and port are set", () => {
  const { bases: _, ...rest } = marine!;
  show({
    employeeSchedulingStatusId: 4,
    employeeSchedulingStatusDescription: "OffBoardWaitingSchedule",
    onBoardStatus: "OffBoardWaitingSchedule",
    offBoard: { ...rest, bases, isSaved: false, total: null },
    allowedActions: ["save"],
    next: {
      statusId: 5,
      description: "OffBoardWaitingDocument",
      problems: [{ code: "port-missing", hard: true, message: "Choose the port first" }],
    },
  });
  expect(within(block("Offboard")).getByLabelText(/^Date/)).toBeEnabled();
  expect(within(block("Onboard")).getByText("This person is on board: joining details are locked")).toBeVisible();
  expect(screen.queryByLabelText(/^Multiplier of/)).toBeNull();
  expect(screen.getByText("Available once the date and port of leaving are set.")).toBeVisible();
  expect(screen.getByText("Choose the port first")).toBeVisible();
});

test("names the button after the next status and lists what is missing", async () => {
  const { user } = show({
    accommodationDocuments: [],
    next: {
      statusId: 3,
      description: "OnBoardReady",
      problems: [
        { code: "document-missing", hard: true, message: scheduling.guards["document-missing"] },
        { code: "preparation-open", hard: false, message: scheduling.guards["preparation-open"] },
      ],
    },
  });
  await user.click(screen.getByRole("button", { name: "Mark ready to board" }));
  const dialog = await screen.findByRole("dialog", { name: "This is still missing" });
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([scheduling.guards["document-missing"], scheduling.guards["preparation-open"]]);
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(updateScheduleAction).not.toHaveBeenCalled();

  await user.click(screen.getByRole("checkbox", { name: "No travel needed" }));
  await user.click(screen.getByRole("button", { name: "Mark ready to board" }));
  const step = await screen.findByRole("dialog", { name: "Mark Budi Santoso ready to board?" });
  expect(within(step).getByText("OnBoard Waiting Document → OnBoard Ready")).toBeVisible();
  await user.click(within(step).getByRole("button", { name: "Mark ready to board" }));
  expect(await within(step).findByText("This field is required")).toBeVisible();
  await user.type(within(step).getByLabelText(/Reason to continue/), "The agreement is signed on Monday");
  jest.mocked(updateScheduleAction).mockResolvedValue(saved(3, "OnboardScheduling", [7]));
  await user.click(within(step).getByRole("button", { name: "Mark ready to board" }));
  await waitFor(() => expect(updateScheduleAction).toHaveBeenCalledTimes(1));
  expect(jest.mocked(updateScheduleAction).mock.calls[0]?.[0]).toEqual({
    employeeSchedulingId: 9,
    version: 4,
    noTravelOnBoard: true,
    employeeSchedulingStatusId: 3,
    acceptedCodes: ["preparation-open"],
    reason: "The agreement is signed on Monday",
  });
});

test("shows planning who can set it to ready, without allowance fields", () => {
  show({ allowedActions: ["save"] });
  expect(screen.queryByRole("button", { name: "Mark ready to board" })).toBeNull();
  expect(screen.getByText("Travel and accommodation sets it to ready.")).toBeVisible();
  expect(screen.queryByLabelText(/^Multiplier of/)).toBeNull();
  expect(within(block("Accommodation, onboard")).getByText("Rp 1.235.000")).toBeVisible();
});

test("shows a concurrent change and keeps entered values after reloading", async () => {
  const { user, again } = show();
  const meal = screen.getByLabelText("Multiplier of Meal allowance");
  await user.clear(meal);
  await user.type(meal, "7");
  jest.mocked(updateScheduleAction).mockResolvedValue({
    ok: false,
    status: 409,
    code: "VERSION",
    message: "Changed by Sari Dewi, 23 Nov 2026 09:10",
    errors: [{ path: "onboardLocationPortId", message: "Surabaya → Balikpapan" }],
  });
  await user.click(save());
  expect(await screen.findByText(/Changed by Sari Dewi/)).toBeVisible();
  expect(screen.getByText("Onboard location: Surabaya → Balikpapan")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Load the latest and keep my changes" }));
  expect(refresh).toHaveBeenCalled();
  await again({ version: 5, onboardLocationPortId: 12, onboardLocationPortName: "Balikpapan" });
  expect(await screen.findByDisplayValue("Balikpapan")).toBeVisible();
  expect(screen.getByLabelText("Multiplier of Meal allowance")).toHaveValue("7");
  expect(screen.getByText(/Latest data loaded/)).toBeVisible();
  jest.mocked(updateScheduleAction).mockResolvedValue(saved(2, null));
  await user.click(save());
  await waitFor(() => expect(updateScheduleAction).toHaveBeenCalledTimes(2));
  expect(jest.mocked(updateScheduleAction).mock.calls[1]?.[0]).toMatchObject({
    version: 5,
    onBoard: { lines: { mealAllowance: "7" } },
  });
});

test("requires one lump sum for a Tanker, proposed by the grade table", async () => {
  const { user } = show({
    divisionId: 2,
    onBoard: {
      ...marine!,
      isSaved: false,
      lines: null,
      total: null,
      bases: null,
      lumpsums: [{ grade: 3, lumpsum: 2_000_000 }],
    },
  });
  expect(screen.getByText("Grade 3 in the rate table: Rp 2.000.000")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  const total = screen.getByLabelText(/Lumpsum total/);
  await user.type(total, "1");
  await user.clear(total);
  await user.selectOptions(screen.getByLabelText("Lumpsum grade"), "2");
  await user.click(save());
  expect(await screen.findByText("Total is required")).toBeVisible();
  await user.type(total, "2500000");
  expect(total).toHaveValue("2.500.000");
});
