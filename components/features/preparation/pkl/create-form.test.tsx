import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { createLookupAction } from "@/lib/features/lookups/actions";
import { insertPklAction, previewWagesAction } from "@/lib/features/preparation/pkl/actions";
import type { PklFormStart, PreviewedWages } from "@/lib/features/preparation/pkl/schema";
import { messagesOf } from "@/lib/platform/i18n/messages";
import { CreateForm } from "./create-form";

// Lists open and close in this test, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh: jest.fn() }), usePathname: () => "/" }));
jest.mock("@/lib/features/lookups/actions", () => ({ createLookupAction: jest.fn() }));
jest.mock("@/lib/features/preparation/pkl/actions", () => ({
  insertPklAction: jest.fn(),
  previewWagesAction: jest.fn(),
}));
const insert = jest.mocked(insertPklAction);
const preview = jest.mocked(previewWagesAction);
const createOption = jest.mocked(createLookupAction);

const rank = { name: "Mualim I", nameEn: "Chief Officer" };
const start: PklFormStart = {
  divisionId: 1,
  crewName: "Agus Salim",
  employeeNumber: "M-000031",
  idNumber: "3578101705900002",
  currentRank: rank,
  seatRankId: 12,
  birthPlace: "Surabaya",
  dateOfBirth: "1990-05-17",
  seafarerCode: "6201234567",
  seamanBookNo: "E 143100",
  passportNo: "C 1234567",
  ptkpId: 3,
  vesselName: "TB Mahakam",
  principalName: null,
  from: "2026-12-01",
  to: "2027-06-01",
  hearers: ["Rina"],
  seafarerHasAddress: true,
  openPklId: null,
  openPklNumber: null,
  vesselLacks: [],
  ranks: [{ id: 12, ...rank }],
  ptkps: [{ id: 3, name: "TK/0 – Single", nameId: "TK/0 – Tidak kawin" }],
  firstParties: [{ id: 1, name: "PT Nakhoda Bahari" }],
  cities: [{ id: 7, name: "Kabupaten Bekasi" }],
  sealingOfficers: [{ id: 2, name: "Harun Wijaya" }],
  ports: [{ id: 4, name: "Near Coastal" }],
};
const wages: PreviewedWages = {
  lines: [
    { name: "basicSalary", amount: 12_000_000 },
    { name: "leavePay", amount: 1_000_000 },
  ],
  tradingOutDollars: null,
  totalWages: 13_000_000,
  payrollCategoryName: "Tug",
  matrixFrom: "2026-01-01",
  minimumWage: 5_396_761,
  wageCheck: "enough",
  age: 36,
  from: "2026-12-01",
  to: "2027-06-01",
  missing: [],
  problems: [],
  taxStatus: null,
  warnings: [],
};

function show(of: Partial<PklFormStart> = {}) {
  render(
    <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={messagesOf("en")}>
      <ToastFrame>
        <CreateForm start={{ ...start, ...of }} target={{ crewId: 31, vesselId: 4 }} />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
type User = ReturnType<typeof show>;
const combo = (name: RegExp) => screen.getByRole("combobox", { name });
const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
async function typeInto(user: User, name: RegExp, text: string) {
  await user.click(combo(name));
  fireEvent.change(combo(name), { target: { value: text } });
}
async function choose(user: User, name: RegExp, text: string) {
  await typeInto(user, name, text);
  await user.click(await screen.findByRole("option", { name: new RegExp(text) }));
}
/** Fill in every field that has no initial value. */
async function fillIn(user: User) {
  type(/^PKL number/, "pkl/001");
  type(/^Office/, "Jakarta");
  await choose(user, /^Sealing officer/, "Harun Wijaya");
  await choose(user, /^First party name/, "PT Nakhoda Bahari");
  await choose(user, /^Shipping area/, "Near Coastal");
}
const save = (user: User) => user.click(screen.getByRole("button", { name: "Save" }));
async function confirm(user: User) {
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
}

beforeEach(() => {
  jest.clearAllMocks();
  preview.mockResolvedValue({ ok: true, data: wages });
  createOption.mockResolvedValue({ ok: true, data: { id: 7, name: "Bambang", nameId: null, code: null } });
  insert.mockResolvedValue({ ok: true, data: { id: 9, warnings: [] } } as never);
});

test("shows profile data and Marine's wages read-only and stores the confirmed values", async () => {
  const user = show();
  for (const text of ["Agus Salim", "3578101705900002", "6201234567", "Surabaya"])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText("36", { selector: "dd, dd *" })).toBeVisible();
  expect(screen.queryByLabelText(/^(Crew name|NIK|Basic salary|Total wages|Seafarer code)/)).toBeNull();
  for (const [label, value] of [
    [/^Employee number/, "M-000031"],
    [/^Seaman book/, "E 143100"],
    [/^Passport/, "C 1234567"],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(await screen.findByRole("row", { name: /Total wages Rp\s13\.000\.000/ })).toBeVisible();
  await fillIn(user);
  await save(user);
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent(/PKL\/001.*Agus Salim/);
  expect(insert).not.toHaveBeenCalled();
  await confirm(user);
  await waitFor(() => expect(push).toHaveBeenCalledWith(expect.stringMatching(/crews\/31\/pkl\/9\/details$/)));
  expect(insert.mock.calls[0]?.[0]).toMatchObject({
    crewId: 31,
    vesselId: 4,
    pklDocumentNumber: "pkl/001",
    initialRankAs: "12",
    ptkpGolId: "3",
    shipCrewSealingOfficerName: "Harun Wijaya",
    shippingArea: "Near Coastal",
    totalWages: "",
  });
});

test("sends nothing while fields are empty; each message disappears once corrected", async () => {
  const user = show();
  await save(user);
  await waitFor(() => expect(screen.getAllByText("This field is required").length).toBeGreaterThan(4));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(insert).not.toHaveBeenCalled();
  const officer = combo(/^Sealing officer/);
  expect(officer).toHaveAttribute("aria-invalid", "true");
  await typeInto(user, /^Sealing officer/, "Har");
  await waitFor(() => expect(officer).toHaveAttribute("aria-invalid", "false"));
  const number = screen.getByLabelText(/^PKL number/);
  await user.type(number, "p");
  await waitFor(() => expect(number).toHaveAttribute("aria-invalid", "false"));
});

test("shows a rank without matrix wages with a link to fix it, and refuses it with the documents' text", async () => {
  const message = "No salary found for this rank, area and category";
  preview.mockResolvedValue({
    ok: true,
    data: { ...wages, lines: [], totalWages: null, problems: [{ code: "MATRIX", message, href: "/rates" }] },
  });
  insert.mockResolvedValue({ ok: false, status: 409, code: "rule", message, errors: [] });
  const user = show();
  const side = screen.getByRole("complementary", { name: "Wages" });
  expect(await within(side).findByText(message)).toBeVisible();
  expect(within(side).getByRole("link", { name: "Correct it" })).toHaveAttribute("href", "/rates");
  expect(within(side).queryByRole("table")).toBeNull();
  await fillIn(user);
  await save(user);
  await confirm(user);
  expect(await screen.findByText("Failed to create PKL.")).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});

test("proposes a tanker's total as the sum without trading out, and keeps an edited total", async () => {
  const user = show({ divisionId: 2 });
  await save(user);
  await waitFor(() => expect(screen.getByLabelText(/^Basic salary/)).toHaveAttribute("aria-invalid", "false"));
  for (const [label, value] of [
    [/^Basic salary/, "9000000"],
    [/^Overtime/, "1000000"],
    [/^Leave pay/, "750000"],
    [/^Allowances/, "250000"],
    [/^Trading out/, "12.50"],
  ] as const)
    type(label, value);
  await waitFor(() => expect(screen.getByLabelText(/^Total wages/)).toHaveValue("11000000"));
  type(/^Total wages/, "12000000");
  await waitFor(() =>
    expect(preview.mock.lastCall?.[0]).toMatchObject({ basicSalary: "9000000", totalWages: "12000000" }),
  );
  expect(screen.getByLabelText(/^Total wages/)).toHaveValue("12000000");
});

test("creates an unknown name on blur; on failure it shows the error and keeps the text", async () => {
  const user = show();
  await typeInto(user, /^Sealing officer/, "Bambang");
  await user.tab();
  await waitFor(() => expect(createOption).toHaveBeenCalledWith({ kind: "sealing-officer", name: "Bambang" }));
  createOption.mockResolvedValueOnce({ ok: false, status: 403, code: "forbidden", message: "No", errors: [] });
  await typeInto(user, /^Shipping area/, "Selat Sunda");
  await user.tab();
  expect(await screen.findByText("Error creating new option")).toBeVisible();
  expect(combo(/^Shipping area/)).toHaveValue("Selat Sunda");
});

test("creates a name entered after a missing-field message", async () => {
  const user = show();
  await save(user);
  const officer = combo(/^Sealing officer/);
  await waitFor(() => expect(officer).toHaveAttribute("aria-invalid", "true"));
  await typeInto(user, /^Sealing officer/, "Bambang");
  await user.tab();
  await waitFor(() => expect(createOption).toHaveBeenCalledWith({ kind: "sealing-officer", name: "Bambang" }));
  expect(officer).toHaveValue("Bambang");
});
