import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { changePasswordAction } from "@/lib/features/users/password/actions";
import shell from "@/messages/en/shell.json";
import users from "@/messages/en/users.json";
import validation from "@/messages/en/validation.json";
import { PasswordForm } from "./password-form";

jest.mock("@/lib/features/users/password/actions", () => ({ changePasswordAction: jest.fn() }));

const onDone = jest.fn();

async function fill(old: string, fresh: string, confirm = fresh) {
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, validation, users }}>
      <PasswordForm onClose={jest.fn()} onDone={onDone} />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Old password/), old);
  await user.type(screen.getByLabelText(/^New password/), fresh);
  await user.type(screen.getByLabelText(/^Confirm new password/), confirm);
  await user.click(screen.getByRole("button", { name: "Update Password" }));
  return user;
}

beforeEach(() => jest.clearAllMocks());

test("ticks off what the new password has and keeps what it needs", async () => {
  await fill("Lama1234!", "abcdefgh?");
  const rules = screen.getByRole("list");
  expect(within(rules).getByText(/8 to 72 characters/)).toHaveTextContent("met");
  expect(within(rules).getByText(/an upper-case letter/)).toHaveTextContent("not met");
  expect(within(rules).getByText(/one of # \$ \^ \+ = ! \* \( \) @ % &/)).toHaveTextContent("not met");
  expect(changePasswordAction).not.toHaveBeenCalled();
});

test("names a common password although every sign is there", async () => {
  await fill("Lama1234!", "Password1!");
  expect(screen.getByText(/to be hard to guess/)).toBeInTheDocument();
});

test("two different new passwords go nowhere", async () => {
  await fill("Lama1234!", "Samudra77!", "Samudra78!");
  expect(await screen.findByText("Passwords must match")).toBeInTheDocument();
  expect(changePasswordAction).not.toHaveBeenCalled();
});

test("shows a wrong old password at its field, under the documented title", async () => {
  const message = "The old password is wrong";
  jest
    .mocked(changePasswordAction)
    .mockResolvedValue({ ok: false, status: 400, code: "rule", message, errors: [{ path: "oldPassword", message }] });
  await fill("Lama1234!", "Samudra77!");
  expect(await screen.findByText("Failed to update password")).toBeInTheDocument();
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
});

test("a changed password leads on", async () => {
  jest.mocked(changePasswordAction).mockResolvedValue({ ok: true, data: { userId: 1 } });
  await fill("Lama1234!", "Samudra77!");
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});
