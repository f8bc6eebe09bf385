import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { decideDebtAction } from "@/lib/features/work-orders/deductions/actions";
import deductions from "@/messages/en/deductions.json";
import shell from "@/messages/en/shell.json";
import { DecideDebtDialog } from "./decide-debt-dialog";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/features/work-orders/deductions/actions", () => ({ decideDebtAction: jest.fn() }));

test("approves less than requested, entered in the usual notation", async () => {
  const decide = jest.mocked(decideDebtAction);
  decide.mockResolvedValue({ ok: true, data: { id: 4, decision: "confirm" } });
  const debt = { id: 4, version: 1, amount: "1500000", instalment: "" };
  const onClose = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ deductions, shell }}>
      <ToastFrame>
        <DecideDebtDialog debt={debt} decision="confirm" summary="Advance" onClose={onClose} />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  const amount = await screen.findByLabelText(/^Amount/);
  await userEvent.clear(amount);
  await userEvent.type(amount, "1.000.000");
  await userEvent.type(screen.getByLabelText(/^Maximum per month/), "250.000");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(decide.mock.lastCall?.[0]).toMatchObject({ id: 4, amount: "1.000.000", instalment: "250.000" });
});
