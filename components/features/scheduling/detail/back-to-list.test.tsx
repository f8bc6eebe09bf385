import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import details from "@/messages/en/schedule-details.json";
import shell from "@/messages/en/shell.json";
import { BackToList } from "./back-to-list";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({
  useRouter: () => ({ refresh }),
  useSearchParams: () => new URLSearchParams("tab=offboard-scheduling"),
}));

const show = (props: { state: "gone" | "broken"; retry?: () => void }) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ "schedule-details": details, shell }}>
      <BackToList entrance="scheduling" vesselId="7" {...props} />
    </NextIntlClientProvider>,
  );
const back = () => screen.getByRole("link", { name: "Back to the crew list" });

test("shows the documented text, a retry and a link back to the original tab", async () => {
  show({ state: "broken" });
  expect(screen.getByRole("heading", { name: "Failed to retrieve crew details!" })).toBeVisible();
  expect(screen.getByText("Please try again later.")).toBeVisible();
  expect(back()).toHaveAttribute(
    "href",
    "/dashboard/manning/onboard-scheduling/vessel/7/crews?tab=offboard-scheduling",
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("links back without a retry when the schedule is missing", async () => {
  const { unmount } = show({ state: "gone" });
  expect(back()).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  const retry = jest.fn();
  show({ state: "broken", retry });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});
