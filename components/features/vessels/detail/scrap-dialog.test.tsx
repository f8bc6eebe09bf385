import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { moveToScrapAction } from "@/lib/features/vessels/form/actions";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import vessels from "@/messages/en/vessels.json";
import { ScrapDialog } from "./scrap-dialog";

const toast = jest.fn();
jest.mock("@/lib/features/vessels/form/actions", () => ({ moveToScrapAction: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/components/ui/feedback/toast-frame", () => ({ useToast: () => toast }));

const onClose = jest.fn();

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ vessels, shell, validation }}>
      <ScrapDialog id={7} name="MV One" version={3} today="2026-11-20" onClose={onClose} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const confirm = () => screen.getByRole("button", { name: "Move to scrap" });

beforeEach(() => jest.clearAllMocks());

test("shows the refusal and keeps the input", async () => {
  const message = "14 people are on board. Check them out before moving the vessel to scrap.";
  jest.mocked(moveToScrapAction).mockResolvedValue({ ok: false, status: 400, code: "rule", message, errors: [] });
  const user = show();
  await user.type(screen.getByLabelText(/Reason/), "Sold for breaking");
  await user.click(confirm());
  expect(await screen.findByText(message)).toBeVisible();
  expect(toast).toHaveBeenCalledWith({ severity: "error", title: "Failed to move vessel to scrap", text: message });
  expect(screen.getByLabelText(/Reason/)).toHaveValue("Sold for breaking");
  expect(onClose).not.toHaveBeenCalled();
});

test("sends date, reason and version, and requires a reason", async () => {
  jest.mocked(moveToScrapAction).mockResolvedValue({ ok: true, data: { id: 7, vesselId: 7, version: 4 } });
  const user = show();
  await user.click(confirm());
  expect(await screen.findByText("This field is required")).toBeVisible();
  expect(moveToScrapAction).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/Reason/), "Sold for breaking");
  await user.click(confirm());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(moveToScrapAction).toHaveBeenCalledWith({
    id: 7,
    version: 3,
    date: "2026-11-20",
    reason: "Sold for breaking",
  });
  expect(toast).toHaveBeenCalledWith({ severity: "success", text: "Vessel moved to scrap!" });
});
