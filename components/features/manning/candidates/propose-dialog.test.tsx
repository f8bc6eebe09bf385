import { configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { proposeAssignmentAction, replaceAssignmentAction } from "@/lib/features/manning/proposals/actions";
import type { Candidate } from "@/lib/features/manning/candidates/schema";
import candidates from "@/messages/en/candidates.json";
import compliance from "@/messages/en/compliance.json";
import crew from "@/messages/en/crew.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import vessels from "@/messages/en/vessels.json";
import { ProposeDialog } from "./propose-dialog";

// Allow more time: the test runs several steps and the machine may be busy.
configure({ asyncUtilTimeout: 5_000 });
const refresh = jest.fn();
jest.mock("@/lib/features/manning/proposals/actions", () => ({
  proposeAssignmentAction: jest.fn(),
  replaceAssignmentAction: jest.fn(),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const propose = jest.mocked(proposeAssignmentAction);
const replace = jest.mocked(replaceAssignmentAction);

const seat = {
  vesselId: 7,
  vesselName: "MV One",
  vesselType: "Tug Boat",
  vesselTypeNameId: "Kapal Tunda",
  vesselCrewId: 2,
  jobPositionId: 12,
  jobPositionName: "Chief Officer",
  jobPositionNameId: "Mualim I",
  assignmentOn: "Next",
  startDate: "2026-12-03",
  endDate: "2027-06-03",
  durationMonths: 6,
  handoverDays: 3,
  relieves: { crewId: 9, fullName: "Tri Wibowo", endDate: "2026-12-03" },
  principal: "PT Nordhav",
  approvalPolicy: "all",
  needPrincipalApproval: true,
  isTaken: false,
};
const candidate = (id: number, fullName: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  crewId: id,
  employeeIdNumber: `M-0000${id}`,
  seafarerId: null,
  fullName,
  jobPositionId: 12,
  jobPositionName: "Chief Officer",
  jobPositionNameId: "Mualim I",
  isPromotion: false,
  employmentType: "Permanent",
  lastVesselName: "MV Two",
  lastVesselType: "Tug Boat",
  lastVesselTypeNameId: "Kapal Tunda",
  onBoardDuration: null,
  offBoardDuration: "2 months",
  status: "Completed",
  appraisalNotes: null,
  papers: "cover until 12 Jun 2028",
  why: [
    { part: "rank", level: 2, text: "Chief Officer" },
    { part: "papers", level: 2, text: "cover until 12 Jun 2028" },
    { part: "rest", level: 0, text: "only 12 days ashore before joining" },
    { part: "appraisal", level: null, text: "no appraisal" },
  ],
  elsewhere: [],
  rejection: null,
  ...more,
});
const effect = {
  vesselId: 3,
  vesselName: "MV Arung",
  vesselCrewId: 5,
  jobPositionName: "Chief Officer",
  jobPositionNameId: "Mualim I",
  since: "2027-01-10",
  isUncovered: true,
  text: "Leaves MV Arung without Chief Officer from 10 Jan 2027",
};
const item = (level: "block" | "warn" | "pass", text: string, overridableBy: "manager" | null = null) => ({
  code: "certificates",
  area: "certificates",
  level,
  key: "compliance.documentsValid",
  values: {},
  text,
  evidence: {},
  overridableBy,
});

type Answers = { rows?: Candidate[]; total?: number; fail?: boolean };
/** Mock the calls and record the requested addresses. */
function answering({
  rows = [candidate(1, "Budi Santoso"), candidate(2, "Agus Salim", { elsewhere: [effect] })],
  total,
  fail,
}: Answers = {}) {
  const asked: string[] = [];
  const check = {
    crewId: 1,
    fitness: "block",
    isOverridable: true,
    items: [
      item("block", "BST is missing", "manager"),
      item("warn", "Only 12 days ashore"),
      item("pass", "FIT"),
      item("pass", "No conflict"),
    ],
  };
  global.fetch = jest.fn().mockImplementation((address: string) => {
    asked.push(address);
    if (fail) return Promise.resolve({ ok: false, status: 500, json: () => Promise.resolve({}) });
    const body = address.includes("CheckEmployeeCompliance")
      ? { data: check }
      : { data: rows, totalItem: total ?? rows.length, seat, counts: { permanent: 2, contract: 5, rejected: 1 } };
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) });
  });
  return asked;
}

const onClose = jest.fn();
const texts = { candidates, compliance, crew, shell, validation, vessels };
type Replaced = { crewId: number; fullName: string };
function show(answers?: Answers, replaces: Replaced | null = null) {
  const asked = answering(answers);
  render(
    <NextIntlClientProvider locale="en" messages={texts}>
      <ProposeDialog
        slot={{ vesselId: 7, vesselCrewId: 2, assignmentOn: "Next" }}
        position="Chief Officer"
        vesselName="MV One"
        today="2026-11-23"
        mayOpenCrew
        mayViewCost={false}
        replaces={replaces}
        onClose={onClose}
      />
    </NextIntlClientProvider>,
  );
  return { asked, user: userEvent.setup() };
}
const refusal = (status: number, code: string, message: string, errors: { path: string; message: string }[] = []) => ({
  ok: false as const,
  status,
  code,
  message,
  errors,
});
const done = { ok: true, data: {} } as Awaited<ReturnType<typeof proposeAssignmentAction>>;

beforeEach(() => jest.resetAllMocks());

test("shows the open slot, the approval rule, fit reasons and affected vessels", async () => {
  show();
  const dialog = await screen.findByRole("dialog", { name: "Chief Officer, MV One" });
  expect(await within(dialog).findByText(/From 3 Dec 2026 for 6 months/)).toHaveTextContent(
    "Relieves Tri Wibowo, who signs off on 3 Dec 2026; up to 3 days of handover.",
  );
  expect(dialog).toHaveTextContent("PT Nordhav approves all ranks, then the offer goes to the seafarer.");
  expect(
    within(dialog)
      .getAllByRole("tab")
      .map((tab) => tab.textContent),
  ).toEqual(["permanent2", "contract5", "rejected1"]);
  const first = within(dialog).getByRole("article", { name: "Budi Santoso" });
  expect(first).toHaveTextContent("cover until 12 Jun 2028");
  expect(first).toHaveTextContent("no appraisal");
  expect(within(first).getByRole("list", { name: "Reasons for this order" })).toHaveTextContent("Time ashorepoor");
  expect(within(dialog).getByRole("article", { name: "Agus Salim" })).toHaveTextContent(effect.text);
});

test("switches tabs with arrow keys and pages with buttons, three candidates each", async () => {
  const { asked, user } = show({ total: 7 });
  await screen.findByRole("article", { name: "Budi Santoso" });
  await user.click(screen.getByRole("button", { name: "Next page" }));
  await waitFor(() => expect(asked.at(-1)).toContain("pageNumber=2&pageSize=3"));
  screen.getByRole("tab", { name: /permanent/ }).focus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: /contract/ })).toHaveFocus();
  await waitFor(() => expect(asked.at(-1)).toMatch(/GetEmployeePlanningContract.*pageNumber=1/));
});

test("opens the period with its compliance check: blocks, who may override them, folded passes", async () => {
  const { asked, user } = show();
  await user.click(await screen.findByRole("button", { name: "Choose Budi Santoso" }));
  const check = await screen.findByRole("region", { name: "Compliance check for this seat and period" });
  expect(asked.at(-1)).toMatch(/employeeId=1&positionId=12&vesselId=7&from=2026-12-03&to=2027-06-03/);
  expect(check).toHaveTextContent("BST is missing");
  expect(within(check).getAllByText("A manager can override this with a reason.").length).toBeGreaterThan(0);
  expect(within(check).getByText("2 checks passed")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Duration"), "3");
  expect(screen.getByLabelText(/Planned off board/)).toHaveValue("3 Mar 2027");
  await waitFor(() => expect(asked.at(-1)).toContain("to=2027-03-03"));
  const end = screen.getByLabelText(/Planned off board/);
  await user.clear(end);
  await user.type(end, "3 Apr 2027");
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText("Duration")).toHaveValue("4"));
});

test("shows an overlap with an optional reason and sends AllowOverlapDate", async () => {
  propose.mockResolvedValueOnce(
    refusal(400, "OVERLAP", "One period overlaps with these dates", [
      { path: "soft/overlap", message: "Budi Santoso: MV Two, Bosun, 10 Dec 2026 to 1 Feb 2027" },
    ]),
  );
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Choose Budi Santoso" }));
  await user.click(screen.getByRole("button", { name: "Propose" }));
  expect(propose).toHaveBeenLastCalledWith(
    expect.objectContaining({
      crewId: 1,
      vesselCrewId: 2,
      assignmentOn: "Next",
      allowOverlapDate: false,
      acceptedCodes: [],
    }),
  );
  expect(await screen.findByText(/MV Two, Bosun, 10 Dec 2026/)).toBeVisible();
  expect(screen.getByLabelText(/^Reason to continue/)).not.toBeRequired();
  const again = screen.getByRole("button", { name: "Propose despite the overlap" });
  await waitFor(() => expect(again).not.toHaveAttribute("aria-busy"));
  propose.mockResolvedValueOnce(done);
  await user.click(again);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(propose).toHaveBeenLastCalledWith(
    expect.objectContaining({ allowOverlapDate: true, acceptedCodes: [], reason: "" }),
  );
  expect(refresh).toHaveBeenCalled();
});

test("names who took the slot and blocks resubmitting; hard problems cannot be sent again", async () => {
  propose.mockResolvedValueOnce(refusal(409, "slot-taken", "Rina Putri filled the Next slot on 23 Nov 2026 09:00"));
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Choose Budi Santoso" }));
  await user.click(screen.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("Rina Putri filled the Next slot on 23 Nov 2026 09:00.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Propose" })).not.toBeInTheDocument();

  const another = screen.getByRole("button", { name: "Choose another" });
  await waitFor(() => expect(another).toBeEnabled());
  await user.click(another);
  propose.mockResolvedValueOnce(
    refusal(400, "second-future", "Ask a manager", [{ path: "hard/second-future", message: "Ask a manager" }]),
  );
  await user.click(await screen.findByRole("button", { name: "Choose Agus Salim" }));
  await user.click(screen.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("Ask a manager")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Propose/ })).not.toBeInTheDocument();
});

test.each([
  [() => Promise.reject(new Error("offline")), "no answer"],
  [() => Promise.resolve(refusal(500, "unexpected", "Something went wrong")), "a failure"],
])("shows the documented failure with a retry (%#)", async (answer) => {
  propose.mockImplementationOnce(answer);
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Choose Budi Santoso" }));
  await user.click(screen.getByRole("button", { name: "Propose" }));
  expect(
    await screen.findByText("Add vessel crew assignment is failed. Please try again later or check your connection."),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: "Propose" })).toBeEnabled());
  expect(onClose).not.toHaveBeenCalled();
});

test("shows an empty state, and the documented text with a retry on failure", async () => {
  const { user } = show({ rows: [], fail: false });
  expect(await screen.findByText("Data not found")).toBeVisible();
  expect(screen.getByText(/No permanent employee of this rank|No permanent crew/)).toBeVisible();
  answering({ fail: true });
  await user.click(screen.getByRole("tab", { name: /rejected/ }));
  expect(await screen.findByText("Failed to retrieve data. Please try again later.")).toBeVisible();
  answering();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article", { name: "Budi Santoso" })).toBeVisible();
});

test("shows the documented text when the first request fails", async () => {
  show({ fail: true });
  expect(await screen.findByText("Failed to fetch crew assignment. Please try again later.")).toBeVisible();
});

test("ignores cancelled requests", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(propose).not.toHaveBeenCalled();
});

test("replaces a rejected person by the chosen one in one step", async () => {
  const { user } = show({}, { crewId: 9, fullName: "Wahyu Hidayat" });
  expect(await screen.findByRole("dialog", { name: "Replace Wahyu Hidayat: Chief Officer, MV One" })).toBeVisible();
  replace.mockResolvedValueOnce(done);
  await user.click(await screen.findByRole("button", { name: "Choose Budi Santoso" }));
  await user.click(await screen.findByRole("button", { name: "Replace" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(replace).toHaveBeenCalledWith(
    expect.objectContaining({ crewId: 1, replacedCrewId: 9, vesselCrewId: 2, assignmentOn: "Next" }),
  );
  expect(propose).not.toHaveBeenCalled();
});
