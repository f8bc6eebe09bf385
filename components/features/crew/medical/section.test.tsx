import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { CrewDetail, MedicalRow } from "@/lib/features/crew/detail/schema";
import crew from "@/messages/en/crew.json";
import files from "@/messages/en/files.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { AddMedicalDialog } from "./add-medical-dialog";
import { MedicalSection } from "./section";
import { RemoveMedicalDialog } from "./remove-medical-dialog";

const [add, remove] = [jest.fn(), jest.fn()];
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/features/crew/medical/actions", () => ({
  addMedicalCertificateAction: (values: unknown) => add(values),
  removeMedicalCertificateAction: (values: unknown) => remove(values),
}));

const row = (changes: Partial<MedicalRow>): MedicalRow => ({
  id: 1,
  status: "FIT",
  restriction: null,
  certificateNumber: "MC-1",
  examinationDate: "2026-01-10",
  validUntil: "2028-01-10",
  daysLeft: 416,
  isCurrent: true,
  attachment: null,
  createdAt: new Date("2026-01-11T02:00:00Z"),
  createdBy: "Sari Wijaya",
  ...changes,
});
const summary = {
  status: "Expired",
  certificateNumber: null,
  examinationDate: null,
  validUntil: null,
  daysLeft: null,
  restriction: null,
  attachment: null,
};

function show(person: Pick<CrewDetail, "medical" | "medicalCertificates" | "allowedActions">) {
  render(inEnglish(<MedicalSection person={{ ...person, personal: { dateOfBirth: "1990-05-01" } } as CrewDetail} />));
}
const inEnglish = (node: React.ReactNode) => (
  <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={{ crew, files, shell, validation }}>
    {node}
  </NextIntlClientProvider>
);
const cellsOf = (line: HTMLElement) =>
  within(line)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

beforeEach(() => jest.clearAllMocks());

test("shows the current certificate first with colour and days, and past ones as expired", () => {
  const rows = [
    row({ id: 2, status: "Fit With Restriction", restriction: "Glasses at sea", daysLeft: 40 }),
    row({ id: 1, isCurrent: false, certificateNumber: "MC-0", validUntil: "2025-01-10", daysLeft: -300 }),
  ];
  show({ medical: null, medicalCertificates: [rows[1]!, rows[0]!], allowedActions: [] });
  const [current, earlier] = screen.getAllByRole("row").slice(1);
  expect(cellsOf(current!)).toEqual([
    "Fit With RestrictionCurrentGlasses at sea",
    "MC-1",
    "10 Jan 2026",
    "10 Jan 202840 days",
    "Sari Wijaya11 Jan 2026",
  ]);
  expect(cellsOf(earlier!)).toEqual(["Ended", "MC-0", "10 Jan 2026", "10 Jan 2025", "Sari Wijaya11 Jan 2026"]);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("lets users who record results add and remove", async () => {
  show({ medical: null, medicalCertificates: [row({})], allowedActions: ["write-medical"] });
  expect(screen.getByRole("button", { name: "Add a medical certificate" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "More for the medical certificate of 10 Jan 2026" }));
  expect(await screen.findByRole("menuitem", { name: "Remove" })).toBeVisible();
});

test("shows status and restriction to a head, status and validity to a principal, and no hint of more", () => {
  show({ medical: { ...summary, restriction: "Glasses at sea" }, medicalCertificates: null, allowedActions: [] });
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Status", "Restriction"]);
  expect(screen.getByText("Expired")).toBeVisible();
  cleanup();
  show({
    medical: { ...summary, status: "FIT", validUntil: "2026-12-10", daysLeft: 20 },
    medicalCertificates: null,
    allowedActions: [],
  });
  expect(screen.getAllByRole("definition").map((value) => value.textContent)).toEqual(["FIT", "10 Dec 202620 days"]);
});

test("hides the section without access, and shows an empty state", () => {
  show({ medical: null, medicalCertificates: null, allowedActions: [] });
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  show({ medical: null, medicalCertificates: [], allowedActions: [] });
  expect(screen.getByText("No medical certificate is on record.")).toBeVisible();
});

test("fills in the last day from the examination until the user edits it, and requires a restriction", async () => {
  add.mockResolvedValue({ ok: true, data: { id: 1, crewId: 7 } });
  const user = userEvent.setup();
  render(inEnglish(<AddMedicalDialog dateOfBirth="2009-10-01" onClose={jest.fn()} />));
  const [examined, until] = [screen.getByLabelText(/^Examined on/), screen.getByLabelText(/^Valid until/)];
  await user.type(examined, "2026-05-04");
  expect(until).toHaveValue("4 May 2027");
  await user.clear(examined);
  await user.type(examined, "2026-06-05");
  expect(until).toHaveValue("5 Jun 2027");
  await user.clear(until);
  await user.type(until, "2026-12-31");
  await user.clear(examined);
  await user.type(examined, "2026-06-06");
  expect(until).toHaveValue("31 Dec 2026");
  await user.selectOptions(screen.getByLabelText(/^Result/), "Fit With Restriction");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(add).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^Restriction/), "No heavy lifting");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() =>
    expect(add).toHaveBeenCalledWith(
      expect.objectContaining({
        status: "Fit With Restriction",
        restriction: "No heavy lifting",
        examinationDate: "2026-06-06",
        validUntil: "2026-12-31",
      }),
    ),
  );
});

test("requires a reason to remove", async () => {
  remove.mockResolvedValue({ ok: true, data: { id: 1, crewId: 7 } });
  const user = userEvent.setup();
  render(inEnglish(<RemoveMedicalDialog id={1} date="10 Jan 2026" onClose={jest.fn()} />));
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(remove).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^Reason/), "Somebody else's");
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() =>
    expect(remove).toHaveBeenCalledWith(expect.objectContaining({ id: 1, reason: "Somebody else's" })),
  );
});
