import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import users from "@/messages/en/users.json";
import { InactiveNotice } from "./inactive-notice";

const onEnd = jest.fn();

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ users }}>
      <InactiveNotice onEnd={onEnd} />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  onEnd.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("says the documented words, counts from five and ends once", () => {
  show();
  expect(screen.getByText("Your account is not active! Please contact your administrator.")).toBeInTheDocument();
  expect(screen.getByRole("timer")).toHaveTextContent("5 seconds");
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.getByRole("timer")).toHaveTextContent("1 second.");
  expect(onEnd).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1_000));
  act(() => jest.advanceTimersByTime(5_000));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("offers to sign out at once", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Sign out now" }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});
