import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { appliedInputs } from "@/lib/features/crew/person-fields.rules";
import { messagesOf } from "@/lib/platform/i18n/messages";
import { ErrorSummary } from "./error-summary";
import { WizardProvider } from "./wizard-context";

Element.prototype.scrollIntoView = () => {};

const wrong = (message: string) => ({ type: "custom", message });
const errors = {
  maritalStatus: wrong("validation.required"),
  nextOfKin: { address: wrong("validation.required") },
  seafarerIdNumber: wrong("A seafarer code has 10 digits"),
  fullName: wrong("person-fields.required.fullName"),
};
const texts: Record<string, string> = { "person-fields.required.fullName": "Enter your full name" };

function Page({ attempt = 1 }: { attempt?: number }) {
  return (
    <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={messagesOf("en")}>
      <WizardProvider value={{ fields: appliedInputs() } as never}>
        <ErrorSummary
          attempt={attempt}
          errors={errors}
          errorText={(message) => texts[message ?? ""] ?? message}
          focus={(path) => document.getElementById(path)?.focus()}
        />
      </WizardProvider>
      <button type="button" id="fullName">
        Choose file
      </button>
    </NextIntlClientProvider>
  );
}

test("focuses the summary after each Next and lists errors in screen order", () => {
  const { rerender } = render(<Page />);
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "Enter your full name",
    "Marital status: validation.required",
    "Seafarer code: A seafarer code has 10 digits",
    "Next of kin: Address: validation.required",
  ]);
  screen.getByText("Choose file").focus();
  rerender(<Page attempt={2} />);
  expect(screen.getByRole("alert")).toHaveFocus();
});

test("scrolls to a field from its line and marks it", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Enter your full name" }));
  const field = screen.getByText("Choose file");
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute("data-led");
  await userEvent.tab();
  expect(field).not.toHaveAttribute("data-led");
});
