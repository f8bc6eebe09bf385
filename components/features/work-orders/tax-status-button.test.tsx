import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { settleTaxStatusAction } from "@/lib/features/crew/edit/actions";
import pkl from "@/messages/en/pkl.json";
import { TaxStatusButton } from "./tax-status-button";

jest.mock("@/lib/features/crew/edit/actions", () => ({ settleTaxStatusAction: jest.fn() }));

test("copies the agreement's tax status into the record with one click, and reports a refusal", async () => {
  const settle = jest.mocked(settleTaxStatusAction);
  const onSettled = jest.fn();
  const of = { crewId: 4, ptkpId: 8, was: null, ofPkl: "K/1", name: "Budi" };
  render(
    <NextIntlClientProvider locale="en" messages={{ pkl }}>
      <ToastFrame>
        <TaxStatusButton {...of} onSettled={onSettled} />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  const button = screen.getByRole("button", { name: "Save K/1 in the record of Budi" });
  settle.mockRejectedValueOnce(new Error("gone"));
  await userEvent.click(button);
  await screen.findByText("The record was not changed");
  expect(onSettled).not.toHaveBeenCalled();
  settle.mockResolvedValueOnce({ ok: true, data: { crewId: 4, ptkpId: 8, version: 2 } });
  await userEvent.click(button);
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
  expect(settle).toHaveBeenLastCalledWith({ crewId: 4, ptkpId: 8, was: null });
});
