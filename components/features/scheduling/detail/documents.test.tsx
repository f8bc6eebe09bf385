import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { saveScheduleDocumentAction } from "@/lib/features/scheduling/save/actions";
import details from "@/messages/en/schedule-details.json";
import files from "@/messages/en/files.json";
import scheduling from "@/messages/en/scheduling.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { ScheduleDocumentsTable } from "./documents";
import type { ScheduleDocument } from "./document-dialogs";

jest.mock("@/lib/features/scheduling/save/actions", () => ({
  saveScheduleDocumentAction: jest.fn(),
  removeScheduleDocumentAction: jest.fn(),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const fileId = "7b1f0f6e-7a53-4c1e-8f86-3a4f5f0f9a11";
const row: ScheduleDocument = {
  id: 5,
  documentUsage: "OnBoard",
  documentName: "E-ticket",
  attachmentId: fileId,
  version: 2,
  attachmentFilename: "e-ticket.pdf",
  comment: "Window seat",
  createdBy: "Sari Dewi",
  price: 1_450_000,
  dateCreated: new Date("2026-11-01T02:00:00Z"),
  isOnHold: false,
};
const schedule = {
  employeeSchedulingId: 9,
  employeeSchedulingStatusId: 2,
  vesselName: "MV One",
  crewName: "Budi Santoso",
  position: "Oiler",
};

function show(isPriced: boolean, rows = [row]) {
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ "schedule-details": details, scheduling, shell, validation, files }}
    >
      <ScheduleDocumentsTable kind="accommodation" rows={rows} schedule={schedule} mayEdit isPriced={isPriced} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const opened = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: "Edit E-ticket" }));
  return within(await screen.findByRole("dialog"));
};

beforeEach(() => jest.clearAllMocks());

test("locks the price at 0 with Hold Price, clears it afterwards, and enables Update on a change", async () => {
  const user = show(true);
  expect(screen.getByText("Rp 1.450.000")).toBeVisible();
  const dialog = await opened(user);
  expect(dialog.getByText("Budi Santoso")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Update" })).toBeDisabled();
  const price = dialog.getByLabelText("Price");
  expect(price).toHaveValue("1.450.000");
  await user.click(dialog.getByRole("checkbox", { name: "Hold Price" }));
  await waitFor(() => expect(price).toHaveValue("0"));
  expect(price).toBeDisabled();
  await user.click(dialog.getByRole("checkbox", { name: "Hold Price" }));
  await waitFor(() => expect(price).toHaveValue(""));
  expect(price).toBeEnabled();
  await user.type(price, "Rp 2.000abc");
  expect(price).toHaveValue("2.000");
  jest.mocked(saveScheduleDocumentAction).mockResolvedValue({
    ok: true,
    data: { id: 5, employeeSchedulingId: 9, version: 3 },
  });
  await user.click(dialog.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(saveScheduleDocumentAction).toHaveBeenCalledTimes(1));
  expect(jest.mocked(saveScheduleDocumentAction).mock.calls[0]?.[0]).toMatchObject({
    employeeSchedulingId: 9,
    id: 5,
    kind: "accommodation",
    price: "2000",
    version: 2,
    comment: "Window seat",
  });
});

test("hides price and comment in on-board scheduling and keeps the stored values", async () => {
  const user = show(false);
  expect(screen.queryByText("Rp 1.450.000")).toBeNull();
  expect(screen.queryByText("Window seat")).toBeNull();
  const dialog = await opened(user);
  expect(dialog.queryByLabelText("Price")).toBeNull();
  expect(dialog.queryByLabelText("Comment")).toBeNull();
  await user.type(dialog.getByLabelText(/Document name/), " 2");
  jest.mocked(saveScheduleDocumentAction).mockResolvedValue({
    ok: true,
    data: { id: 5, employeeSchedulingId: 9, version: 3 },
  });
  await user.click(dialog.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(saveScheduleDocumentAction).toHaveBeenCalledTimes(1));
  expect(jest.mocked(saveScheduleDocumentAction).mock.calls[0]?.[0]).toMatchObject({
    documentName: "E-ticket 2",
    price: "1450000",
    comment: "Window seat",
  });
});

test("shows held prices and the empty list", () => {
  show(true, [{ ...row, price: 0, isOnHold: true }]);
  expect(screen.getByText("On hold")).toBeVisible();
});
