import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { CaptchaProps } from "@/components/features/captcha/settings";
import { resetPasswordAction } from "@/lib/features/users/password/actions";
import shell from "@/messages/en/shell.json";
import users from "@/messages/en/users.json";
import validation from "@/messages/en/validation.json";
import { ResetForm } from "./reset-form";

jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));
jest.mock("@/lib/features/users/password/actions", () => ({ resetPasswordAction: jest.fn() }));
jest.mock("@/components/features/captcha/captcha", () => ({
  Captcha: ({ onAnswer, error, round }: CaptchaProps) => (
    <>
      <button type="button" onClick={() => onAnswer("solved")}>
        Solve {round}
      </button>
      <div role="alert">{error}</div>
    </>
  ),
}));

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, validation, users }}>
      <ResetForm email="rina@example.test" token="token" captcha={{ provider: "altcha", siteKey: "" }} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

test.each([
  ["Sandi1!", "Use 8 to 72 characters"],
  ["SANDI123!", "Use at least one lower-case letter"],
  ["sandi123!", "Use at least one upper-case letter"],
  ["SandiSandi!", "Use at least one digit"],
  ["Sandi1234", "Use at least one of @ $ ! % * ? &"],
])("shows the broken rule of %s and the missing captcha", async (secret, notified) => {
  const user = show();
  await user.type(screen.getByLabelText(/^New password/), secret);
  await user.type(screen.getByLabelText(/^Confirm/), secret);
  await user.click(screen.getByRole("button", { name: "Set new password" }));
  expect(await screen.findByText(notified)).toBeInTheDocument();
  expect(screen.getByText("Please complete the captcha")).toBeInTheDocument();
  expect(resetPasswordAction).not.toHaveBeenCalled();
});

test("shows an error at every empty field", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Set new password" }));
  expect(await screen.findByText("Please complete the captcha")).toBeInTheDocument();
  expect(screen.getByText("Use 8 to 72 characters")).toBeInTheDocument();
});
