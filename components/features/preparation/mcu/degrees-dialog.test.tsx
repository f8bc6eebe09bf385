import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { setHealthDegreesAction } from "@/lib/features/lookups/actions";
import type { Degree } from "@/lib/features/lookups/schema";
import { messagesOf } from "@/lib/platform/i18n/messages";
import { DegreesDialog } from "./degrees-dialog";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/features/lookups/actions", () => ({ setHealthDegreesAction: jest.fn() }));
const set = jest.mocked(setHealthDegreesAction);

const degrees: Degree[] = [
  { id: 1, name: "Permanently unfit", nameId: null, code: "V", fitness: "unfit", isOfScale: true },
  { id: 2, name: "P9", nameId: null, code: null, fitness: null, isOfScale: false },
];
const onClose = jest.fn();

function show(of = degrees) {
  render(
    <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={messagesOf("en")}>
      <DegreesDialog degrees={of} onClose={onClose} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

test("offers meanings for unset degrees, shows the scale's as fixed, and sends the choice with the read value", async () => {
  set.mockResolvedValue({ ok: true, data: { set: 1 } });
  const user = show();
  expect(screen.getByText("V, Permanently unfit")).toBeVisible();
  expect(screen.getAllByRole("combobox")).toHaveLength(1);
  const field = screen.getByRole("combobox", { name: /^P9/ });
  expect(field).toHaveDisplayValue("Not set");
  await user.selectOptions(field, "Fit with restriction");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(set).toHaveBeenCalledWith({ degrees: [{ id: 2, fitness: "restricted", seen: "unset" }] });
});

test("shows a conflict in the dialog", async () => {
  const message = "Another user has just set P9. Close and open this again.";
  set.mockResolvedValue({ ok: false, status: 409, code: "conflict", message, errors: [] });
  const user = show();
  await user.selectOptions(screen.getByRole("combobox", { name: /^P9/ }), "Fit");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(message)).toBeVisible();
});
