import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { confirmSuitabilityEntryAction, getSuitabilityEntryAction } from "@/lib/features/suitability/actions";
import type { ListedEntry } from "@/lib/features/crew/schema";
import type { SuitabilityEntry } from "@/lib/features/suitability/schema";
import crew from "@/messages/en/crew.json";
import files from "@/messages/en/files.json";
import shell from "@/messages/en/shell.json";
import suitability from "@/messages/en/suitability.json";
import validation from "@/messages/en/validation.json";
import { RegisterRowActions } from "./register-row-actions";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/features/suitability/actions", () => ({
  getSuitabilityEntryAction: jest.fn(),
  confirmSuitabilityEntryAction: jest.fn(),
  insertSuitabilityEntryAction: jest.fn(),
  updateSuitabilityEntryAction: jest.fn(),
  requestSuitabilityRemovalAction: jest.fn(),
  decideSuitabilityRemovalAction: jest.fn(),
  replyToSuitabilityEntryAction: jest.fn(),
}));

const row: ListedEntry = {
  id: 5,
  employeeBlackListid: 5,
  crewId: 31,
  employeeNumber: "M-00031",
  seafarerId: null,
  name: "Agus Setiawan",
  position: "Bosun",
  positionNameId: "Serang",
  vesselType: "Tug",
  vesselTypeNameId: "Tug",
  vesselName: null,
  status: "off-board",
  employeeBlacklistLevelId: 3,
  suitability: "TIDAK_DAPAT_DIPEKERJAKAN",
  isConfirmed: false,
  reason: "conduct",
  startDate: "2026-10-01",
  endDate: null,
  reviewDate: "2028-10-01",
  unblacklistDocument: null,
  unblacklistRequest: null,
  unblacklistApproval: null,
};
const whole: SuitabilityEntry = {
  id: 5,
  employeeBlackListid: 5,
  crewId: 31,
  employeeNumber: "M-00031",
  name: "Agus Setiawan",
  position: "Bosun",
  positionNameId: "Serang",
  employeeBlacklistLevelId: 3,
  suitability: "TIDAK_DAPAT_DIPEKERJAKAN",
  countsAs: 2,
  isConfirmed: false,
  confirmedAt: null,
  confirmedBy: null,
  isOpen: true,
  isReviewDue: false,
  waitsForCheckOut: false,
  reason: "conduct",
  description: "Left the watch twice without relief",
  evidence: null,
  startDate: "2026-10-01",
  endDate: null,
  reviewDate: "2028-10-01",
  closesEntryId: null,
  reply: null,
  createdAt: new Date(),
  createdBy: "Sari",
  version: 1,
  removals: [],
  unblacklistDocument: null,
  unblacklistRequest: null,
  unblacklistApproval: null,
  allowedActions: ["edit", "confirm"],
};

function show(rights = { write: true, confirm: true, request: true, decide: true }, entry = row) {
  render(
    <NextIntlClientProvider locale="en" messages={{ crew, files, shell, suitability, validation }}>
      <RegisterRowActions entry={entry} rights={rights} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const open = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Actions for Agus Setiawan" }));
const items = () => screen.getAllByRole("menuitem").map(({ textContent }) => textContent);

test("offers what role and state allow", async () => {
  const user = show();
  await open(user);
  expect(items()).toEqual(["Edit", "Confirm", "Ask for removal"]);
});

test("offers the decision while a request is open", async () => {
  const user = show(undefined, { ...row, isConfirmed: true, unblacklistRequest: new Date() });
  await open(user);
  expect(items()).toEqual(["Edit", "Decide removal"]);
});

test("shows the history as the only action for readers", () => {
  show({ write: false, confirm: false, request: false, decide: false });
  expect(screen.getByRole("link", { name: "Open the history of Agus Setiawan" })).toHaveAttribute(
    "href",
    "/dashboard/crew-management/31/details?tab=blacklist-history",
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("confirms by name and entry id and shows a refusal in place", async () => {
  jest.mocked(getSuitabilityEntryAction).mockResolvedValue({ ok: true, data: whole });
  jest
    .mocked(confirmSuitabilityEntryAction)
    .mockResolvedValue({ ok: false, status: 400, code: "rule", message: "A second person must do this.", errors: [] });
  const user = show();
  await open(user);
  await user.click(screen.getByRole("menuitem", { name: "Confirm" }));
  await screen.findByRole("dialog", { name: "Confirm the entry of Agus Setiawan?" });
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("A second person must do this."));
  expect(confirmSuitabilityEntryAction).toHaveBeenCalledWith({ employeeBlackListid: 5 });
});

test("edits only description, evidence and review date of a confirmed entry", async () => {
  jest.mocked(getSuitabilityEntryAction).mockResolvedValue({ ok: true, data: { ...whole, isConfirmed: true } });
  const user = show();
  await open(user);
  await user.click(screen.getByRole("menuitem", { name: "Edit" }));
  await screen.findByRole("dialog", { name: "Edit the entry of Agus Setiawan" });
  for (const label of [/^Level/, /^Reason/, /^Start date/, /^End date/])
    expect(screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
  for (const label of [/^What happened/, /^Review date/])
    expect(screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(false);
  expect(screen.getByText("Enter one of the two dates, within 24 months from today.")).toBeTruthy();
});
