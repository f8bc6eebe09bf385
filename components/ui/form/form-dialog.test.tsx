import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { z } from "zod";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { FormDialog } from "./form-dialog";
import { FormTextField } from "./text-field";
import { useReportUpload } from "./upload-tracker";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const action = jest.fn();
const onClose = jest.fn();

function Upload() {
  const report = useReportUpload();
  return (
    <>
      <button type="button" onClick={() => report(true)}>
        begin
      </button>
      <button type="button" onClick={() => report(false)}>
        end
      </button>
    </>
  );
}

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, validation }}>
      <FormDialog<{ reason: string }, unknown>
        title="Remove"
        confirm="Do it"
        schema={z.object({ reason: z.string().min(1) })}
        action={action}
        defaultValues={{ reason: "" }}
        done="Done"
        nameOf={(path) => (path === "number" ? "Number" : undefined)}
        onClose={onClose}
      >
        {(fields) => (
          <>
            <FormTextField {...fields} name="reason" label="Reason" />
            <Upload />
          </>
        )}
      </FormDialog>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => jest.clearAllMocks());

test("nothing is sent while a file is on its way", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "begin" }));
  expect(screen.getByRole("button", { name: "Do it" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "end" }));
  expect(screen.getByRole("button", { name: "Do it" })).toBeEnabled();
});

test("names a refused field that the dialog does not show, and keeps the input", async () => {
  action.mockResolvedValue({
    ok: false,
    status: 422,
    code: "invalid",
    message: "Check the fields",
    errors: [{ path: "number", message: "This field is required" }],
  });
  const user = show();
  await user.type(screen.getByLabelText("Reason"), "gone");
  await user.click(screen.getByRole("button", { name: "Do it" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Number: This field is required");
  expect(screen.getByLabelText("Reason")).toHaveValue("gone");
  expect(onClose).not.toHaveBeenCalled();
});

test("closing asks before what was typed is lost", async () => {
  const user = show();
  await user.type(screen.getByLabelText("Reason"), "gone");
  await user.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test("a dialog without fields begins on its verb, unless the verb destroys", async () => {
  const question = (danger: boolean) => (
    <NextIntlClientProvider locale="en" messages={{ shell, validation }}>
      <FormDialog
        title="Approve"
        confirm="Approve it"
        danger={danger}
        schema={z.object({})}
        action={action}
        defaultValues={{}}
        done="Done"
        onClose={onClose}
      />
    </NextIntlClientProvider>
  );
  const { unmount } = render(question(false));
  expect(screen.getByRole("button", { name: "Approve it" })).toHaveFocus();
  unmount();
  render(question(true));
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

test.each(["conflict", "VERSION"])(
  "a conflict (%s) names who changed the record and what, and keeps the input",
  async (code) => {
    action.mockResolvedValue({
      ok: false,
      code,
      message: "Changed by Rina at 09:12",
      errors: [{ path: "number", message: "7 → 8" }],
    });
    const user = show();
    await user.type(screen.getByRole("textbox", { name: "Reason" }), "Agreed");
    await user.click(screen.getByRole("button", { name: "Do it" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Changed by Rina at 09:12");
    expect(screen.getByRole("listitem")).toHaveTextContent("Number: 7 → 8");
    expect(screen.getByRole("textbox", { name: "Reason" })).toHaveValue("Agreed");
    expect(onClose).not.toHaveBeenCalled();
  },
);

test("asks for a reason without a second person, keeps the input and sends the reason", async () => {
  const user = show();
  action.mockResolvedValueOnce({ ok: false, status: 400, code: "ALONE", message: "Say why", errors: [] });
  action.mockResolvedValueOnce({ ok: true, data: {} });
  await user.type(screen.getByLabelText("Reason"), "Too late");
  await user.click(screen.getByRole("button", { name: "Do it" }));
  const why = await screen.findByLabelText(/Reason for deciding alone/);
  expect(why).toHaveFocus();
  expect(screen.getByRole("button", { name: "Do it" })).toBeDisabled();
  await user.type(why, "All are on leave");
  await user.click(screen.getByRole("button", { name: "Do it" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(action).toHaveBeenLastCalledWith({ reason: "Too late", aloneReason: "All are on leave" });
});
