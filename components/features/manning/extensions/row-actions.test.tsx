import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { decideExtensionAction, sendExtensionMailAction } from "@/lib/features/manning/extensions/actions";
import type { ExtensionPreview, ExtensionRow } from "@/lib/features/manning/extensions/schema";
import approvals from "@/messages/en/approvals.json";
import extensions from "@/messages/en/extensions.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { ExtensionReason, ExtensionState, NewOffBoardDate, SeafarerConsent } from "./cells";
import { ExtensionActions } from "./row-actions";

jest.mock("@/lib/features/manning/extensions/actions", () => ({
  decideExtensionAction: jest.fn(),
  withdrawExtensionAction: jest.fn(),
  sendExtensionMailAction: jest.fn(),
}));
jest.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }),
  usePathname: () => "/",
}));

const row: ExtensionRow = {
  id: 5,
  vesselCrewExtensionId: 5,
  assignmentId: 50,
  vesselId: 7,
  vesselName: "MV One",
  vesselCrewId: 2,
  crewId: 3,
  employeeIdNumber: "M-00003",
  employeeName: "Budi Santoso",
  jobPosition: "Oiler",
  jobPositionNameId: "Juru Minyak",
  onBoard: "2026-08-01",
  offBoardOriginalDate: "2027-02-01",
  offBoardExtendedDate: "2027-03-15",
  approvalExtensionStatus: null,
  extendedApprovalStatus: null,
  extendedReason: "No relief before March",
  requestedAs: "vessel-head",
  requestedBy: "Bagus Prakoso",
  requestedAt: new Date("2026-11-20T02:00:00Z"),
  consent: {
    status: "Confirmed",
    way: "link",
    name: "Budi Santoso",
    channel: null,
    at: new Date("2026-11-21T02:00:00Z"),
    note: null,
    recordedBy: null,
  },
  decidedBy: null,
  decidedAt: null,
  rejectReason: null,
  endReason: null,
  endedAt: null,
  mayDecide: true,
  mayWithdraw: true,
  mayConsent: null,
  version: 2,
};
const preview: ExtensionPreview = {
  crewId: 3,
  employeeName: "Budi Santoso",
  vesselName: "MV One",
  jobPosition: "Oiler",
  jobPositionNameId: "Juru Minyak",
  onBoard: "2026-08-01",
  offBoardOriginalDate: "2027-02-01",
  offBoardExtendedDate: "2027-03-15",
  servingSince: "2026-08-01",
  months: 7,
  limit: "2027-07-01",
  problems: [],
  warnings: ["Rizal Fauzi is in this seat from 1 Feb 2027 to 15 Mar 2027 (42 days at the same time)"],
  differences: [],
  mayMoveSchedule: false,
  isAllowed: true,
};
const tooLong = { code: "over-eleven-months", hard: true, messages: ["Only a manager can approve more"] };
const expiringMedical = {
  code: "compliance:medical-ends-on-board",
  hard: false,
  messages: ["The medical certificate ends"],
};

function show(rows: ExtensionRow[], problems: ExtensionPreview["problems"] = []) {
  global.fetch = jest.fn().mockResolvedValue({
    ok: true,
    status: 200,
    json: () => Promise.resolve({ data: { ...preview, problems } }),
  });
  render(
    <NextIntlClientProvider locale="en" messages={{ extensions, approvals, shell, validation }}>
      <ToastFrame>
        {rows.map((one) => (
          <div key={one.id}>
            <NewOffBoardDate row={one} />
            <ExtensionReason row={one} />
            <SeafarerConsent row={one} />
            <ExtensionState row={one} />
            <ExtensionActions row={one} />
          </div>
        ))}
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const approve = () => screen.queryByRole("button", { name: "Approve" });

beforeEach(() => jest.clearAllMocks());

test("shows the new date, reason, requester and consent; only pending requests can be decided", () => {
  const decided = {
    ...row,
    id: 6,
    approvalExtensionStatus: "Rejected" as const,
    rejectReason: "A relief was found",
    mayDecide: false,
    mayWithdraw: false,
  };
  show([row, decided]);
  for (const text of [
    "No relief before March",
    "Requested by Bagus Prakoso, the vessel head, 20 Nov 2026",
    "Signed: Budi Santoso",
    "+42 days",
  ])
    expect(screen.getAllByText(text)).toHaveLength(2);
  expect(screen.getByText("Pending")).toBeVisible();
  expect(screen.getByText("Reason: A relief was found")).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Approve the extension/ })).toHaveLength(1);
});

test("previews the approval with overlaps, then saves it and makes sure of the mail", async () => {
  jest.mocked(decideExtensionAction).mockResolvedValue({ ok: true, data: {} as never }); // what it answers is not looked at
  jest.mocked(sendExtensionMailAction).mockResolvedValue({ ok: true, data: { mailIds: [], message: "Email sent!" } });
  const user = show([row]);
  await user.click(screen.getByRole("button", { name: "Approve the extension of Budi Santoso" }));
  expect(await screen.findByRole("dialog", { name: "Confirm Approved?" })).toBeVisible();
  expect(await screen.findByText(/stays on board until 15 Mar 2027 instead of 1 Feb 2027/)).toBeVisible();
  expect(screen.getByText(/7 full months on board without leave by then, since 1 Aug 2026/)).toBeVisible();
  expect(screen.getByText(/Rizal Fauzi/)).toBeVisible();
  await user.click(approve() ?? document.body);
  await waitFor(() =>
    expect(decideExtensionAction).toHaveBeenCalledWith({
      vesselCrewExtensionId: 5,
      approvalExtensionStatus: "Approved",
      acceptedCodes: [],
      moveSchedule: false,
      reason: "",
      version: 2,
    }),
  );
  expect(await screen.findByText("Email sent")).toBeVisible();
  expect(sendExtensionMailAction).toHaveBeenCalledWith({
    sendEmailType: "ExtensionApprovedExtension",
    vesselCrewExtensionId: 5,
  });
});

test("offers no approval when only a manager may override", async () => {
  const user = show([row], [tooLong, expiringMedical]);
  await user.click(screen.getByRole("button", { name: "Approve the extension of Budi Santoso" }));
  expect(await screen.findByText("Only a manager can approve more")).toBeVisible();
  expect(approve()).toBeNull();
  expect(screen.queryByLabelText(/Reason to continue/)).toBeNull();
});

test("asks for a reason for soft problems and sends their codes", async () => {
  jest
    .mocked(decideExtensionAction)
    .mockResolvedValue({ ok: false, status: 500, code: "unexpected", message: "Unexpected", errors: [] });
  const user = show([row], [expiringMedical]);
  await user.click(screen.getByRole("button", { name: "Approve the extension of Budi Santoso" }));
  expect(await screen.findByText("The medical certificate ends")).toBeVisible();
  await user.click(approve() ?? document.body);
  expect(await screen.findByText("This field is required")).toBeVisible();
  await user.type(screen.getByLabelText(/Reason to continue/), "Renewal is booked");
  await user.click(approve() ?? document.body);
  await waitFor(() =>
    expect(decideExtensionAction).toHaveBeenCalledWith(
      expect.objectContaining({ acceptedCodes: [expiringMedical.code], reason: "Renewal is booked" }),
    ),
  );
  expect(await screen.findByText("Failed to process. Please try again later.")).toBeVisible();
  expect(screen.getByText("Unexpected")).toBeVisible();
});

test("states that the assignment ends as planned and requires a reason for a rejection", async () => {
  const user = show([row]);
  await user.click(screen.getByRole("button", { name: "Reject the extension of Budi Santoso" }));
  expect(await screen.findByRole("dialog", { name: "Confirm Rejected?" })).toBeVisible();
  expect(screen.getByText(/signs off on 1 Feb 2027 as planned/)).toBeVisible();
  await user.type(screen.getByLabelText(/Reason/), "No");
  await user.click(screen.getByRole("button", { name: "Reject" }));
  expect(await screen.findByText(/at least 10 characters/i)).toBeVisible();
  expect(decideExtensionAction).not.toHaveBeenCalled();
});
