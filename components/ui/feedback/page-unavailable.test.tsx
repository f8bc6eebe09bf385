import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import english from "@/messages/en/shell.json";
import indonesian from "@/messages/id/shell.json";
import { PageUnavailable } from "./page-unavailable";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());

const shown = (locale: "en" | "id", props: Parameters<typeof PageUnavailable>[0]) =>
  render(
    <NextIntlClientProvider
      locale={locale}
      messages={{ shell: locale === "en" ? english : indonesian }}
      timeZone="Asia/Jakarta"
    >
      <PageUnavailable {...props} />
    </NextIntlClientProvider>,
  );

test.each([
  ["en", "failed", /our side/, "Try again"],
  ["en", "busy", /Wait a few minutes/, "Try again"],
  ["id", "failed", /sistem kami/, "Coba lagi"],
  ["id", "busy", /Tunggu beberapa menit/, "Coba lagi"],
] as const)(
  "shows the reason and a retry in %s (%s), without blaming the link",
  async (locale, state, labels, button) => {
    shown(locale, { state });
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.getByText(labels)).toBeVisible();
    expect(screen.queryByText(/broken|rusak/i)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: button }));
    expect(refresh).toHaveBeenCalledTimes(1);
  },
);

test("where a page failed as a whole, it is tried again as a whole", async () => {
  const retry = jest.fn();
  shown("en", { state: "failed", retry });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect([retry.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0]);
});
