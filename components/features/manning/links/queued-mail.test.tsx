import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { sendApprovalMailNowAction } from "@/lib/features/manning/links/actions";
import approvals from "@/messages/en/approvals.json";
import shell from "@/messages/en/shell.json";
import { QueuedMail } from "./queued-mail";

const refresh = jest.fn();
jest.mock("@/lib/features/manning/links/actions", () => ({ sendApprovalMailNowAction: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }), usePathname: () => "/" }));
const sendNow = jest.mocked(sendApprovalMailNowAction);

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ approvals, shell }}>
      <ToastFrame>
        <QueuedMail vesselId={7} text="2 proposals go to PT Nordhav at 10:25 WIB, in one email." />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

test("shows the queued mail and sends it now", async () => {
  sendNow.mockResolvedValueOnce({ ok: true, data: { mailIds: [1], message: "Email sent!" } });
  const user = show();
  expect(screen.getByText(/2 proposals go to PT Nordhav/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Send now" }));
  expect(await screen.findByText(approvals.queue.sent)).toBeVisible();
  expect(sendNow).toHaveBeenCalledWith({ vesselId: 7 });
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

test("shows why sending failed", async () => {
  sendNow.mockResolvedValueOnce({ ok: false, status: 400, code: "rule", message: "No proposal is queued", errors: [] });
  const user = show();
  await user.click(screen.getByRole("button", { name: "Send now" }));
  expect(await screen.findByText(/Error sending email\. No proposal is queued/)).toBeVisible();
});
