import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { messagesOf } from "@/lib/platform/i18n/messages";
import { BulkScanUpload } from "./bulk-scan-upload";

jest.mock("@/components/ui/upload/send-file", () => ({
  uploadFile: async ({ file }: { file: File }) => ({
    ok: true,
    file: { fileId: `id of ${file.name}`, fileName: file.name, contentType: file.type, size: file.size },
  }),
}));

const rows = ["Basic Safety Training (BST)", "Advanced Fire Fighting (AFF)"].map((name) => ({ key: name, name }));

test("matches scans to certificates by name and asks about the others", async () => {
  const placed: [string, string][] = [];
  render(
    <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={messagesOf("en")}>
      <BulkScanUpload rows={rows} onPlaced={(key, { fileId }) => placed.push([key, fileId])} />
    </NextIntlClientProvider>,
  );
  const files = ["bst.pdf", "IMG_1.pdf"].map((name) => new File(["%PDF"], name, { type: "application/pdf" }));
  await userEvent.upload(screen.getByLabelText("Choose several files", { selector: "input" }), files);
  expect(await screen.findByText("bst.pdf: Basic Safety Training (BST)")).toBeInTheDocument();
  await userEvent.selectOptions(await screen.findByLabelText("Which certificate is IMG_1.pdf?"), rows[1]?.key ?? "");
  expect(placed).toEqual([
    ["Basic Safety Training (BST)", "id of bst.pdf"],
    ["Advanced Fire Fighting (AFF)", "id of IMG_1.pdf"],
  ]);
});
