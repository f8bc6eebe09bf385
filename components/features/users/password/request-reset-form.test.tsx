import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { CaptchaProps } from "@/components/features/captcha/settings";
import { requestPasswordResetAction } from "@/lib/features/users/password/actions";
import shell from "@/messages/en/shell.json";
import users from "@/messages/en/users.json";
import validation from "@/messages/en/validation.json";
import { RequestResetForm } from "./request-reset-form";

jest.mock("@/lib/features/users/password/actions", () => ({ requestPasswordResetAction: jest.fn() }));
jest.mock("@/components/features/captcha/captcha", () => ({
  Captcha: ({ onAnswer, error, round }: CaptchaProps) => (
    <>
      <button type="button" onClick={() => onAnswer("solved")}>
        Solve {round}
      </button>
      {error}
    </>
  ),
}));

const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Send Request" }));

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, validation, users }}>
      <RequestResetForm captcha={{ provider: "altcha", siteKey: "" }} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => jest.clearAllMocks());

test("asks for the address and the captcha in the documented words", async () => {
  const user = show();
  await send(user);
  expect(await screen.findByText("Email is required")).toBeInTheDocument();
  expect(screen.getByText("Please complete the captcha")).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Email/), "nobody");
  await user.tab();
  expect(await screen.findByText("Invalid email format")).toBeInTheDocument();
  expect(requestPasswordResetAction).not.toHaveBeenCalled();
});

test("a refusal shows a new captcha; success reveals nothing about the address", async () => {
  jest
    .mocked(requestPasswordResetAction)
    .mockResolvedValueOnce({ ok: false, status: 500, code: "unexpected", message: "Reference 1", errors: [] });
  jest.mocked(requestPasswordResetAction).mockResolvedValueOnce({ ok: true, data: { accepted: true } });
  const user = show();
  await user.type(screen.getByLabelText(/^Email/), "rina@example.test");
  await user.click(screen.getByRole("button", { name: "Solve 0" }));
  await send(user);
  expect(await screen.findByText("Something went wrong. Please try again later.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Solve 1" }));
  await send(user);
  expect(await screen.findByText("Request reset password success")).toBeInTheDocument();
  await waitFor(() =>
    expect(requestPasswordResetAction).toHaveBeenLastCalledWith({ email: "rina@example.test", t: "solved" }),
  );
  expect(screen.queryByText(/rina@example.test/)).not.toBeInTheDocument();
});
