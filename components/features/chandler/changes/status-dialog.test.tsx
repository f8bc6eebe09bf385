import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { updateRequestAction } from "@/lib/features/chandler/changes/actions";
import { messagesOf } from "@/lib/platform/i18n/messages";
import type { EditableRequest } from "./editable-request";
import { StatusDialog } from "./status-dialog";

jest.mock("@/lib/features/chandler/changes/actions", () => ({ updateRequestAction: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const request: EditableRequest = {
  shipChandlerId: 5,
  status: "Submitted",
  next: ["LookingForVendor", "OnPreparation"],
  version: 3,
  requesterName: "Rina",
  requesterEmail: "rina@example.test",
  requestedDate: "2026-11-16",
  proposedReceivedDate: null,
  portId: 1,
  periodFrom: "2026-12-01",
  allowedActions: ["update-status"],
  requestFile: { fileId: "7b1f0f6e-7a53-4c1e-8f86-3a4f5f0f9a11", fileName: "s.xlsx", contentType: "", size: 1 },
};

function show(changes: Partial<EditableRequest> = {}) {
  const onClose = jest.fn();
  render(
    <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={messagesOf("en")}>
      <ToastFrame>
        <StatusDialog request={{ ...request, ...changes }} today="2026-11-20" onClose={onClose} />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  return { user: userEvent.setup(), dialog: within(screen.getByRole("dialog", { name: "Update status" })), onClose };
}

beforeEach(() => jest.clearAllMocks());

test("shows the fields of each state, and reports missing ones without a request", async () => {
  const { user, dialog } = show();
  expect(dialog.queryByLabelText(/^Vendor name/)).toBeNull();
  await user.selectOptions(dialog.getByRole("combobox", { name: /^Status/ }), "OnPreparation");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Vendor Name is required")).toBeVisible();
  expect(dialog.getByText("Approved attachment is required")).toBeVisible();
  expect(updateRequestAction).not.toHaveBeenCalled();
});

test("offers no earlier state, and pre-fills a reported day", async () => {
  const { dialog } = show({
    status: "ReadyForShipment",
    next: ["Delivered"],
    proposedReceivedDate: "2026-11-19",
  });
  const options = within(dialog.getByRole("combobox", { name: /^Status/ })).getAllByRole("option");
  expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual(["", "Delivered", "ReadyForShipment"]);
  expect(dialog.getByRole("textbox", { name: /^Received date/ })).toHaveValue("19 Nov 2026");
  expect(dialog.getByText("The vessel reported 19 Nov 2026.")).toBeVisible();
});

test("names who changed it first and keeps the input", async () => {
  const message = "Changed by Sinta on 20 Nov 2026 09:10. Load the latest version and try again.";
  jest.mocked(updateRequestAction).mockResolvedValue({ ok: false, status: 409, code: "conflict", message, errors: [] });
  const { user, dialog, onClose } = show();
  const name = dialog.getByRole("textbox", { name: /^Requester name/ });
  await user.clear(name);
  await user.type(name, "Rina Marpaung");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(name).toHaveValue("Rina Marpaung");
  expect(jest.mocked(updateRequestAction).mock.lastCall?.[0]).toMatchObject({
    version: 3,
    shipChandlerStatusEnum: "LookingForVendor",
  });
  await waitFor(() => expect(onClose).not.toHaveBeenCalled());
});
