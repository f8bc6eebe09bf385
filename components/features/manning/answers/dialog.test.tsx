import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { decideAsPrincipalAction } from "@/lib/features/manning/answers/actions";
import approvals from "@/messages/en/approvals.json";
import files from "@/messages/en/files.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { AnswerDialog } from "./dialog";
import type { Decision } from "./use-answer-form";

const [refresh, replace, push] = [jest.fn(), jest.fn(), jest.fn()];
jest.mock("@/lib/features/manning/answers/actions", () => ({ decideAsPrincipalAction: jest.fn() }));
jest.mock("next/navigation", () => ({
  useRouter: () => ({ refresh, replace, push }),
  usePathname: () => "/dashboard/manning/approval-crew/7/crew",
  useSearchParams: () => new URLSearchParams("vid=7&emp=12&approve=1"),
}));
const decide = jest.mocked(decideAsPrincipalAction);
const plan = {
  vesselId: 7,
  vesselCrewId: 1,
  crewId: 12,
  jobPositionId: 3,
  assignmentOn: "Next" as const,
  version: 4,
};
const declaration = approvals.declarations["principal-1"];

type More = {
  mayAnswer?: "own" | "on-behalf" | null;
  outcome?: string;
  next?: { href: string; done: string } | null;
};
function dialog(decision: Decision, { mayAnswer = "own", outcome, next = null }: More = {}) {
  return (
    <NextIntlClientProvider locale="en" messages={{ approvals, files, shell, validation }}>
      <AnswerDialog
        decision={decision}
        plan={plan}
        mayAnswer={mayAnswer}
        lead="Wahyu Hidayat for Bosun on MV One"
        statusWhenSent="Pending"
        declaration={declaration}
        shown={<p>The CV</p>}
        outcome={outcome}
        keys={["approve", "reject"]}
        next={next}
      />
    </NextIntlClientProvider>
  );
}
const done = { ok: true, data: {} } as Awaited<ReturnType<typeof decideAsPrincipalAction>>;
const refusal = (message: string, errors: { path: string; message: string }[] = []) => ({
  ok: false as const,
  status: 409,
  code: "already-decided",
  message,
  errors,
});
const verb = (name: string) => screen.getByRole("button", { name });

beforeEach(() => jest.clearAllMocks());

test("confirms an approval with its basis and one checkbox, and opening the dialog answers nothing", async () => {
  decide.mockResolvedValueOnce(done);
  const user = userEvent.setup();
  const { rerender } = render(dialog("Confirmed"));
  expect(screen.getByRole("dialog", { name: "Confirm Approved?" })).toBeVisible();
  expect(screen.getByText("The CV")).toBeVisible();
  expect(screen.getByText("When this link was sent, the answer was: Pending")).toBeVisible();
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
  await user.click(verb("Approve"));
  expect(await screen.findByText("Confirm that you have read it first.")).toBeVisible();
  expect(decide).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText(declaration));
  await user.click(verb("Approve"));
  expect(await screen.findByRole("dialog", { name: "Approved" })).toBeVisible();
  expect(decide).toHaveBeenCalledWith(
    expect.objectContaining({ ...plan, assignmentStatus: "Confirmed", hasRead: true, user: "principal" }),
  );
  expect(refresh).toHaveBeenCalled();
  // The refreshed page waits for the pending answer.
  await act(async () => rerender(dialog("Confirmed", { mayAnswer: null, outcome: "Approved by Anton" })));
  expect(await screen.findByText("Approved by Anton")).toBeVisible();
  await user.click(verb("Close"));
  expect(replace).toHaveBeenCalledWith("?vid=7&emp=12", { scroll: false });
});

test("confirms a rejection with a reason of ten characters, and allows a retry after a failure", async () => {
  decide.mockResolvedValueOnce(refusal("Somebody has answered already")).mockResolvedValueOnce(done);
  const user = userEvent.setup();
  render(dialog("Rejected"));
  expect(screen.getByRole("dialog", { name: "Confirm Rejected?" })).toBeVisible();
  await user.click(screen.getByLabelText(declaration));
  await user.type(screen.getByLabelText(/^Reason/), "Too young");
  await user.click(verb("Reject"));
  await waitFor(() => expect(screen.getByLabelText(/^Reason/)).toBeInvalid());
  expect(decide).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^Reason/), " for this vessel");
  await user.click(verb("Reject"));
  expect(await screen.findByRole("dialog", { name: "Failed" })).toBeVisible();
  expect(screen.getByText("Somebody has answered already")).toBeVisible();
  expect(screen.getByText(approvals.page.rejectFailed)).toBeVisible();
  await user.click(verb("Try again"));
  expect(screen.getByLabelText(/^Reason/)).toHaveValue("Too young for this vessel");
  await user.click(verb("Reject"));
  expect(await screen.findByRole("dialog", { name: "Rejected" })).toBeVisible();
});

test("requires an evidence file from the office", async () => {
  const user = userEvent.setup();
  render(dialog("Confirmed", { mayAnswer: "on-behalf" }));
  await user.click(screen.getByLabelText(declaration));
  await user.click(verb("Approve"));
  expect(await screen.findAllByText(validation.required)).not.toHaveLength(0);
  expect(decide).not.toHaveBeenCalled();
});

test("opens no dialog and cleans the address when nothing can be answered", async () => {
  render(dialog("Confirmed", { mayAnswer: null }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(replace).toHaveBeenCalledWith("?vid=7&emp=12", { scroll: false }));
});

test("goes on to the next proposal after an answer: three taps each", async () => {
  decide.mockResolvedValueOnce(done);
  render(dialog("Confirmed", { next: { href: "/dashboard?vcid=2", done: "Approved: Wahyu" } }));
  await userEvent.click(screen.getByLabelText(declaration, { exact: false }));
  await userEvent.click(screen.getByRole("button", { name: "Approve" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/dashboard?vcid=2"));
});
