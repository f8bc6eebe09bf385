import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { ViewFile } from "@/components/ui/feedback/view-file";
import applicants from "@/messages/en/applicants.json";
import files from "@/messages/en/files.json";
import shell from "@/messages/en/shell.json";
import { ScanReview } from "./scan-review";
import type { Scan } from "./scans";

const scan = (fileId: string, name: string, number: string): Scan => ({
  file: { fileId, fileName: `${fileId}.png`, contentType: "image/png" },
  kind: "coc",
  name,
  number,
  issued: "2023-11-23",
  expired: null,
  state: "valid",
  note: null,
});
const scans = [scan("one", "ANT-IV", "6214N23"), scan("two", "COE", "6214N22"), scan("three", "ROC", "6214N25")];

function show(reviewer: string) {
  const { unmount } = render(
    <NextIntlClientProvider locale="en" messages={{ applicants, files, shell }}>
      <ToastFrame>
        <ScanReview scans={scans} holder={{ name: "Gede Suardana", born: "1994-10-05" }} reviewer={reviewer}>
          <ViewFile file={{ fileId: "two", fileName: "two.png" }} />
          <ViewFile file={{ fileId: "unknown", fileName: "unknown.png" }} />
        </ScanReview>
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  return { user: userEvent.setup(), unmount };
}

const open = async (user: ReturnType<typeof userEvent.setup>, name = "two.png") =>
  user.click(screen.getByRole("button", { name: `Preview ${name}` }));

test("opens a scan beside its data; keys check it, move between scans and restore the focus", async () => {
  const { user } = show("1 44");
  await open(user);
  const dialog = await screen.findByRole("dialog", { name: "COE" });
  expect(dialog).toHaveTextContent(/6214N22.*No expiry.*Gede Suardana.*5 Oct 1994/);
  expect(screen.getByRole("checkbox", { name: "Checked" })).toHaveFocus();
  await user.keyboard(" {ArrowRight}");
  expect(screen.getByRole("dialog", { name: "ROC" })).toHaveTextContent("1 of 3 scans checked");
  expect(screen.getByRole("checkbox", { name: "Checked" })).not.toBeChecked();
  await user.keyboard("{ArrowRight}{ArrowLeft}");
  expect(screen.getByRole("dialog", { name: "COE" })).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Checked" })).toBeChecked();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Preview two.png" })).toHaveFocus();
});

test("keeps check marks per reviewer across reloads", async () => {
  const first = show("2 44");
  await open(first.user);
  await first.user.click(await screen.findByRole("checkbox", { name: "Checked" }));
  first.unmount();
  expect(sessionStorage.getItem("checked scans 2 44")).toBe("two");
  const other = show("3 44");
  await open(other.user);
  expect(await screen.findByRole("checkbox", { name: "Checked" })).not.toBeChecked();
});

test("opens an unknown file by itself", async () => {
  const { user } = show("4 44");
  await open(user, "unknown.png");
  expect(await screen.findByRole("dialog", { name: "unknown.png" })).toBeInTheDocument();
});
