import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { downloadPost } from "../form/download/download-post";
import { SaveFile } from "./save-file";
import { ToastFrame } from "./toast-frame";

jest.mock("../form/download/download-post", () => ({ downloadPost: jest.fn() }));
const asked = jest.mocked(downloadPost);

const texts = { missingTitle: "File not found", missing: "Please try later.", failed: "Failed to download file" };
const show = () =>
  render(
    <ToastFrame>
      <SaveFile fileId="17" fileName="offer.xlsx" texts={texts}>
        offer.xlsx
      </SaveFile>
    </ToastFrame>,
  );

test("saves a file without a toast", async () => {
  asked.mockResolvedValue({ ok: true });
  show();
  await userEvent.click(screen.getByRole("link", { name: "offer.xlsx" }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.stringContaining("fileId=17")));
  expect(screen.queryByText(/File not found|Failed/)).toBeNull();
});

test.each([
  ["a file that is gone is called so", { ok: false as const, message: "Not found" }, "Please try later."],
  ["a line that breaks is told", { ok: false as const, message: null }, "Failed to download file"],
])("%s, and the page stays", async (_name, answer, text) => {
  asked.mockResolvedValue(answer);
  show();
  await userEvent.click(screen.getByRole("link", { name: "offer.xlsx" }));
  expect(await screen.findByText(text)).toBeVisible();
});
