import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import billing from "@/messages/en/billing.json";
import shell from "@/messages/en/shell.json";
import { updateMcuPlanningAction } from "@/lib/features/billing/amounts/actions";
import type { CheckupBill } from "./checkup-form";
import { CheckupRow } from "./checkup-row";

const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => "/" }));
jest.mock("../../../../lib/features/billing/amounts/actions", () => ({
  updateMcuPlanningAction: jest.fn(),
  updateMcuRegisterAction: jest.fn(),
}));
const save = jest.mocked(updateMcuPlanningAction);

const bill: CheckupBill = {
  id: 7,
  kind: "mcu-planning",
  name: "Agus, MV Tirta",
  about: "",
  amount: 1_000_000,
  version: 3,
  feeOption: "percentage",
  feePercentage: 8,
  feeValue: 0,
  vatBase: "billsAfterFee",
  termsFee: { option: "percentage", percentage: 7.5, value: 0 },
  fees: { feePercentage: 8, vatPercentage: 11, isVerified: true } as CheckupBill["fees"],
};
const table = (shown: CheckupBill) => (
  <NextIntlClientProvider locale="en" messages={{ billing, shell }} timeZone="Asia/Jakarta">
    <ToastFrame>
      <table>
        <tbody>
          <CheckupRow
            bill={shown}
            before={<td>Agus</td>}
            amount="1.000.000"
            after={<td>1.198.800</td>}
            label="Amount"
          />
        </tbody>
      </table>
    </ToastFrame>
  </NextIntlClientProvider>
);
const opener = () => screen.getAllByRole("button", { name: /^Update Amount: Agus, MV Tirta/ })[0] as HTMLElement;

beforeEach(() => jest.clearAllMocks());

test("opens the row with Enter and its amount selected, updates VAT and total, and restores focus on Esc", async () => {
  const user = userEvent.setup();
  render(table(bill));
  opener().focus();
  await user.keyboard("{Enter}");
  const amount = await screen.findByRole("textbox", { name: "Amount" });
  expect(amount).toHaveFocus();
  await user.keyboard("1250000");
  expect(screen.getByRole("row")).toHaveTextContent("1.350.000");
  expect(screen.getByRole("row")).toHaveTextContent("1.498.500");
  await user.selectOptions(screen.getByRole("combobox", { name: "Fee" }), "value");
  await user.clear(screen.getByRole("textbox", { name: "Value" }));
  await user.type(screen.getByRole("textbox", { name: "Value" }), "75000");
  expect(screen.getByRole("row")).toHaveTextContent("1.470.750");
  await user.keyboard("{Escape}");
  expect(opener()).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test("uses the contract's fee with decimals", async () => {
  const user = userEvent.setup();
  save.mockResolvedValue({ ok: true, data: { employeePreparationMCUId: 7, version: 4 } });
  render(table({ ...bill, feeOption: "contract", feePercentage: 0 }));
  await user.click(opener());
  await screen.findByRole("textbox", { name: "Amount" });
  expect(screen.getByRole("combobox", { name: "Fee" })).toHaveDisplayValue("As in the contract");
  // 1,000,000 with 7,5 % fee and 11 % VAT.
  expect(screen.getByRole("row")).toHaveTextContent("1.193.250");
  await user.keyboard("1200000{Enter}");
  expect(await screen.findByText("Amount updated.")).toBeVisible();
  expect(save.mock.calls[0]?.[0]).toMatchObject({ mcuPrice: "1200000", feeOption: "contract" });
});

test("saves once on Enter and restores focus", async () => {
  const user = userEvent.setup();
  save.mockResolvedValue({ ok: true, data: { employeePreparationMCUId: 7, version: 4 } });
  render(table(bill));
  opener().focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("textbox", { name: "Amount" });
  await user.keyboard("1500000{Enter}");
  expect(await screen.findByText("Amount updated.")).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0]).toMatchObject({ employeePreparationMCUId: 7, mcuPrice: "1500000", version: 3 });
  expect(refresh).toHaveBeenCalled();
  await waitFor(() => expect(opener()).toHaveFocus());
});

test("shows field errors without sending; after a conflict keeps the input and saves over it knowingly", async () => {
  const user = userEvent.setup();
  const { rerender } = render(table(bill));
  await user.click(opener());
  const amount = await screen.findByRole("textbox", { name: "Amount" });
  await user.clear(amount);
  await user.type(amount, "99{Enter}");
  expect(await screen.findByText("Amount must be at least 100")).toBeVisible();
  expect(amount).toBeInvalid();
  expect(save).not.toHaveBeenCalled();
  const message = "Changed by Sari Wijaya on 20 Nov 2026 09:00 WIB";
  save.mockResolvedValueOnce({ ok: false, status: 409, code: "conflict", message, errors: [] });
  await user.type(amount, "00{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(amount).toHaveValue("9.900");
  expect(refresh).toHaveBeenCalled();
  // Fresh data waits for a pending save.
  await act(async () => rerender(table({ ...bill, amount: 5_000, version: 4 })));
  expect(amount).toHaveValue("9.900");
  save.mockResolvedValueOnce({ ok: true, data: { employeePreparationMCUId: 7, version: 5 } });
  await user.type(amount, "{Enter}");
  expect(await screen.findByText("Amount updated.")).toBeVisible();
  expect(save.mock.calls.at(-1)?.[0]).toMatchObject({ mcuPrice: "9900", version: 4 });
  await waitFor(() => expect(within(screen.getByRole("table")).queryByRole("textbox")).toBeNull());
});
