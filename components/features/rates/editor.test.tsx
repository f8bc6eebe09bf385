import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { saveRatesAction } from "@/lib/features/rates/versions/actions";
import type { RateVersion } from "@/lib/features/rates/versions/schema";
import errors from "@/messages/en/errors.json";
import rates from "@/messages/en/rates.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { RateEditor } from "./editor";

jest.mock("@/lib/features/rates/versions/actions", () => ({ saveRatesAction: jest.fn() }));
const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));

const row = {
  positionId: 1,
  operationAreaId: 5,
  payrollCategoryId: 3,
  basicSalary: 15_000_000,
  kpak: null,
  regionalAllowance: 2_500_000,
  overseasAllowance: null,
  positionAllowance: 0,
};
const version: RateVersion = {
  kind: "salary-matrix",
  id: 7,
  effectiveFrom: "2027-01-01",
  source: "SK 1",
  state: "draft",
  standing: "draft",
  rowCount: 1,
  checksum: "",
  authors: [],
  verifiedByName: null,
  verifiedAgainst: null,
  verifiedAt: null,
  createdAt: new Date(),
  updatedAt: new Date(),
  version: 4,
  rows: [row],
  before: { id: 6, effectiveFrom: "2026-01-01" },
  difference: {
    added: [],
    removed: [],
    changed: [{ row, changes: [{ column: "basicSalary", before: 14_000_000, after: 15_000_000 }] }],
  },
  allowedActions: ["save", "delete"],
  isOwn: true,
};
const choices = {
  position: [
    { value: 1, label: "Master", also: ["Nakhoda"] },
    { value: 2, label: "Oiler", also: ["Juru Minyak"] },
  ],
  area: [{ value: 5, label: "Natuna Sea", also: ["Laut Natuna"] }],
  category: [{ value: 3, label: "3 Offshore", also: ["Offshore", "3"] }],
  province: [],
  city: [],
  grade: [],
  terCategory: [],
  programme: [],
  vatBase: [],
  vessel: [],
  type: [],
};
const saved = jest.mocked(saveRatesAction);

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ rates, shell, validation, errors }}>
      <ToastFrame>
        <RateEditor version={version} choices={choices} backTo="?version=7" />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

const lineOf = (index: number) => {
  const line = screen.getAllByRole("row").find((one) => one.getAttribute("data-rowindex") === String(index));
  if (!line) throw new Error(`no row ${index}`);
  return within(line);
};
const cell = (index: number, column: string) => {
  const found = lineOf(index)
    .getAllByRole("gridcell")
    .find((one) => one.getAttribute("data-field") === column);
  if (!found) throw new Error(`no cell ${column}`);
  return found;
};

/** Press Ctrl+V as a browser does: the key, then the paste on the focused cell. */
async function pasteAt(user: ReturnType<typeof userEvent.setup>, target: HTMLElement, text: string) {
  await user.click(target);
  fireEvent.keyDown(target, { key: "v", ctrlKey: true });
  fireEvent.paste(document.activeElement ?? target, { clipboardData: { getData: () => text } });
}

const block = [
  ["Juru Minyak", "laut natuna", "offshore", "Rp 6.400.000,00", "", "700000", "", "0"],
  ["Nakhodaa", "Natuna Sea", "3", "6.4", "-", "1.000.000", "", "1.000.000"],
]
  .map((line) => line.join("\t"))
  .join("\r\n");

beforeEach(() => jest.clearAllMocks());

test("parses a pasted block in any notation, adds rows, and marks each invalid cell", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Add row" }));
  await pasteAt(user, cell(1, "positionId"), block);
  expect(await screen.findByText(/16 cells pasted, 1 row added/)).toBeInTheDocument();
  expect(
    ["positionId", "operationAreaId", "payrollCategoryId", "basicSalary", "regionalAllowance"].map(
      (name) => cell(1, name).textContent,
    ),
  ).toEqual(["Oilernew", "Natuna Sea", "3 Offshore", "6.400.000", "700.000"]);
  expect(cell(2, "positionId")).toHaveTextContent("Nakhodaa");
  expect(cell(2, "positionId")).toHaveTextContent("No such rank");
  expect(cell(2, "basicSalary")).toHaveTextContent("6.4");
  expect(cell(2, "basicSalary")).toHaveTextContent("Not an amount in whole rupiah");
  expect(screen.getByRole("button", { name: "2 cells to correct" })).toBeInTheDocument();
  expect(cell(0, "basicSalary")).toHaveTextContent("15.000.000was 14.000.000");
});

test("leaves totals and notes under a pasted table out and says so", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Add row" }));
  const below = "Jumlah\t\t\t6.400.000\t\t700.000\r\n\r\nCatatan: berlaku sejak Januari";
  await pasteAt(user, cell(1, "positionId"), `${block.split("\r\n")[0]}\r\n${below}`);
  expect(await screen.findByText(/2 totals and notes were left out/)).toBeInTheDocument();
  expect(cell(1, "positionId")).toHaveTextContent("Oiler");
  expect(screen.queryByText("Jumlah")).toBeNull();
  expect(screen.queryByText(/cells? to correct/)).toBeNull();
});

test("sends nothing while a cell is invalid; then sends all rows without blank lines", async () => {
  saved.mockResolvedValue({ ok: true, data: { id: 7, version: 5, checksum: "" } });
  const user = show();
  await pasteAt(user, cell(0, "basicSalary"), "6.4");
  await user.click(screen.getByRole("button", { name: "Add row" }));
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(saved).not.toHaveBeenCalled();
  await waitFor(() => expect(cell(0, "basicSalary")).toHaveFocus());
  await pasteAt(user, cell(0, "basicSalary"), "16.000.000");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("?version=7"));
  expect(saved).toHaveBeenCalledWith({
    id: 7,
    version: 4,
    effectiveFrom: "2027-01-01",
    source: "SK 1",
    rows: [{ ...row, basicSalary: 16_000_000 }],
  });
});

test("shows server errors beside their cell and keeps all input", async () => {
  saved.mockResolvedValue({
    ok: false,
    status: 422,
    code: "invalid",
    message: "1 cell needs correction. Nothing was saved.",
    errors: [{ path: "rows.0.positionId", message: "No such rank" }],
  });
  const user = show();
  await pasteAt(user, cell(0, "basicSalary"), "16.000.000");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(await screen.findByRole("button", { name: "1 cell to correct" })).toBeInTheDocument();
  expect(cell(0, "positionId")).toHaveTextContent("MasterNo such rank");
  expect(cell(0, "basicSalary")).toHaveTextContent("16.000.000");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(cell(0, "basicSalary")).toHaveTextContent("15.000.000was 14.000.000");
});

test("reports a missing cell only after trying to save", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Add row" }));
  await pasteAt(user, cell(1, "positionId"), "Oiler");
  expect(screen.queryByText(/to correct/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(await screen.findByRole("button", { name: "3 cells to correct" })).toBeInTheDocument();
});
