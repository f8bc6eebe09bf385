import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { proposeDifferenceAction } from "@/lib/features/work-orders/differences/actions";
import differences from "@/messages/en/pay-differences.json";
import shell from "@/messages/en/shell.json";
import { ProposeDebtDialog } from "./propose-debt-dialog";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/features/work-orders/differences/actions", () => ({ proposeDifferenceAction: jest.fn() }));

test("proposes a negative difference as a debt, naming person, month and amount", async () => {
  const propose = jest.mocked(proposeDifferenceAction);
  propose.mockResolvedValue({ ok: true, data: { id: 7, month: "2026-11", amount: -900_000, left: 0 } });
  const of = { id: 7, version: 2, name: "Agus", month: "October 2026", amount: "Rp -900.000" };
  const onClose = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ "pay-differences": differences, shell }}>
      <ToastFrame>
        <ProposeDebtDialog of={{ ...of, proposedMonth: "", proposedAsDebt: false }} onClose={onClose} />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  expect(await screen.findByText(/Agus, October 2026: Rp -900\.000/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Propose debt" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(propose.mock.lastCall?.[0]).toMatchObject({ id: 7, version: 2, asDebt: true });
});
