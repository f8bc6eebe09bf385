import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import shell from "@/messages/en/shell.json";
import { LeaveGuard } from "./leave-guard";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

function show(active: boolean) {
  const followed = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <NextIntlClientProvider locale="en" messages={{ shell }}>
      <LeaveGuard active={active} />
      <a href="/elsewhere?tab=x" onClick={followed}>
        Away
      </a>
      <a href="#here" onClick={followed}>
        Down
      </a>
    </NextIntlClientProvider>,
  );
  return { user: userEvent.setup(), followed };
}

beforeEach(() => push.mockClear());

test("asks before leaving with changes, and leaves after Discard", async () => {
  const { user, followed } = show(true);
  await user.click(screen.getByRole("link", { name: "Away" }));
  expect(followed).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(push).toHaveBeenCalledWith("/elsewhere?tab=x");
});

test("does not ask for a jump within the page", async () => {
  const { user, followed } = show(true);
  await user.click(screen.getByRole("link", { name: "Down" }));
  expect(followed).toHaveBeenCalledTimes(1);
});

test("without changes a link is followed at once", async () => {
  const { user, followed } = show(false);
  await user.click(screen.getByRole("link", { name: "Away" }));
  expect(followed).toHaveBeenCalledTimes(1);
});
