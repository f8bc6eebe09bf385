import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { ConflictRow } from "@/lib/features/crew/status/schema";
import en from "@/messages/en/crew.json";
import shell from "@/messages/en/shell.json";
import suitability from "@/messages/en/suitability.json";
import validation from "@/messages/en/validation.json";
import id from "@/messages/id/crew.json";
import { RecordFrame } from "../sections/record-context";
import { AddConflictDialog } from "./add-conflict-dialog";
import { ConflictsSection } from "./section";
import { EndConflictDialog } from "./end-conflict-dialog";

const [add, end] = [jest.fn(), jest.fn()];
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/features/crew/conflicts/actions", () => ({
  addConflictAction: (values: unknown) => add(values),
  endConflictAction: (values: unknown) => end(values),
}));

const row: ConflictRow = {
  id: 5,
  crewId: 9,
  employeeNumber: "M-00009",
  fullName: "Budi Dua",
  position: "Able Seaman",
  positionNameId: "Juru Mudi",
  reason: "Fought on board",
  createdAt: new Date("2026-11-19T20:00:00Z"),
  createdBy: "Sari Wijaya",
};

const show = (node: ReactNode, locale: "en" | "id" = "en") =>
  render(
    <NextIntlClientProvider
      locale={locale}
      timeZone="Asia/Jakarta"
      messages={{ crew: locale === "id" ? id : en, shell, suitability, validation }}
    >
      <RecordFrame record={{ crewId: 7, version: 1, name: "Agus Satu" }}>{node}</RecordFrame>
    </NextIntlClientProvider>,
  );

beforeEach(() => jest.clearAllMocks());

test("shows name, reason, date and user in the reader's language, and no buttons without the permission", () => {
  show(<ConflictsSection rows={[row]} writes={false} />, "id");
  const [, line] = screen.getAllByRole("row");
  expect(
    within(line!)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["Budi DuaM-00009", "Juru Mudi", "Fought on board", "20 Nov 2026", "Sari Wijaya"]);
  expect(within(line!).getByRole("link", { name: "Budi Dua" })).toHaveAttribute(
    "href",
    "/dashboard/crew-management/9/details?tab=crew-details",
  );
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("lets users with the register permission add and end conflicts", () => {
  show(<ConflictsSection rows={[row]} writes />);
  expect(screen.getByRole("button", { name: "Add a conflict" })).toBeVisible();
  expect(screen.getByRole("button", { name: "End the conflict with Budi Dua" })).toBeVisible();
});

test("requires a person and a reason", async () => {
  const user = userEvent.setup();
  show(<AddConflictDialog onClose={jest.fn()} />);
  await user.type(screen.getByLabelText(/^Reason/), "Fought on board");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(screen.getByLabelText(/^Crew member/)).toHaveAttribute("aria-invalid", "true"));
  expect(screen.getByText("This field is required")).toBeVisible();
  expect(add).not.toHaveBeenCalled();
});

test("sends the person and the reason, and shows a refusal at the person field", async () => {
  const found = {
    id: 9,
    crewId: 9,
    fullName: "Budi Dua",
    employeeNumber: "M-00009",
    position: "Able Seaman",
    positionNameId: "Juru Mudi",
    status: "off-board",
  };
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => ({ data: [found] }) });
  add.mockResolvedValue({
    ok: false,
    status: 422,
    code: "invalid",
    message: "Check the fields",
    errors: [{ path: "otherCrewId", message: "Choose another crew member" }],
  });
  const user = userEvent.setup();
  show(<AddConflictDialog onClose={jest.fn()} />);
  await user.type(screen.getByLabelText(/^Crew member/), "Budi");
  await user.click(await screen.findByRole("option", { name: /Budi Dua/ }));
  await user.type(screen.getByLabelText(/^Reason/), "Fought on board");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(add).toHaveBeenCalledWith({ crewId: 7, otherCrewId: 9, reason: "Fought on board" }));
  expect(await screen.findByText("Choose another crew member")).toBeVisible();
});

test("confirms before ending, with an optional reason", async () => {
  end.mockResolvedValue({ ok: true, data: { id: 5, crewId: 7 } });
  const user = userEvent.setup();
  show(<EndConflictDialog id={5} name="Budi Dua" onClose={jest.fn()} />);
  expect(screen.getByRole("heading", { name: "May Agus Satu and Budi Dua sail together again?" })).toBeVisible();
  await user.type(screen.getByLabelText("Reason for ending it"), "Made up");
  await user.click(screen.getByRole("button", { name: "End" }));
  await waitFor(() => expect(end).toHaveBeenCalledWith({ id: 5, note: "Made up" }));
});
