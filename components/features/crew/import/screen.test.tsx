import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { ImportReport } from "@/lib/features/crew/import/schema";
import texts from "@/messages/en/crew-import.json";
import { ImportScreen } from "./screen";
import { sendImport } from "./send-import";

jest.mock("./send-import", () => ({ sendImport: jest.fn() }));

const emptyCounts = { rows: 0, added: 0, changed: 0, unchanged: 0, skipped: 0 };
const invalidReport: ImportReport = {
  fileName: "crew.csv",
  mode: "create",
  crew: { rows: 2, added: 1, changed: 0, unchanged: 0, skipped: 1 },
  certificates: emptyCounts,
  errors: 1,
  warnings: 0,
  problems: [{ sheet: "crew", line: 3, column: "Rank", severity: "error", message: "Unknown rank", value: "Admiral" }],
};
const file = new File(["x"], "crew.csv", { type: "text/csv" });

async function check(report: ImportReport) {
  jest.mocked(sendImport).mockResolvedValue({ ok: true, report });
  render(
    <NextIntlClientProvider locale="en" messages={{ "crew-import": texts }}>
      <ImportScreen />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText("File"), file);
  await user.click(screen.getByRole("button", { name: "Check the file" }));
  await screen.findByRole("table", { name: "Summary" });
  return user;
}

beforeEach(() => jest.mocked(sendImport).mockReset());

test("waits with an invalid file until it is corrected or its lines are skipped", async () => {
  const user = await check(invalidReport);
  expect((await screen.findByRole("grid", { name: "Problems by line" })).textContent).toContain("Unknown rank");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Import" }).disabled).toBe(true);
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Import without the incorrect lines" }));
  await waitFor(() => expect(screen.getByText("Imported")).toBeTruthy());
  expect(jest.mocked(sendImport).mock.calls).toEqual([
    ["check", { file, mode: "create" }],
    ["import", { file, mode: "create", skipWrongRows: true }],
  ]);
});

test("needs a new check for another mode, and refuses a file without changes", async () => {
  const user = await check({
    ...invalidReport,
    crew: { ...emptyCounts, rows: 2, unchanged: 2 },
    errors: 0,
    problems: [],
  });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Import" }).disabled).toBe(true);
  await user.click(screen.getByRole("radio", { name: /^Change existing people(?! and)/ }));
  expect(screen.queryByRole("table", { name: "Summary" })).toBeNull();
  expect(screen.getByRole("button", { name: "Check the file" })).toBeTruthy();
});

test("offers to change existing people and add new ones from one file", async () => {
  const user = await check(invalidReport);
  await user.click(screen.getByRole("radio", { name: /and add new ones/ }));
  await user.click(screen.getByRole("button", { name: "Check the file" }));
  await waitFor(() =>
    expect(jest.mocked(sendImport)).toHaveBeenLastCalledWith("check", { file, mode: "update-or-create" }),
  );
});

test("shows a refusal and keeps the file", async () => {
  const user = await check({ ...invalidReport, errors: 0, problems: [] });
  jest.mocked(sendImport).mockResolvedValue({ ok: false, message: "1 problem in the file. Nothing was imported." });
  await user.click(screen.getByRole("button", { name: "Import" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Nothing was imported."));
  expect(screen.getByText("crew.csv")).toBeTruthy();
});
