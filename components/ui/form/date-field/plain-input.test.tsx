import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import shell from "@/messages/id/shell.json";
import validation from "@/messages/id/validation.json";
import { DateInput } from "./plain-input";

const sent = jest.fn();

function show(props: Partial<React.ComponentProps<typeof DateInput>> = {}) {
  render(
    <NextIntlClientProvider locale="id" messages={{ validation, shell }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get("from"));
        }}
      >
        <DateInput label="Dari" name="from" defaultValue="2027-05-08" {...props} />
        <button type="submit">Terapkan</button>
      </form>
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  return {
    user,
    field: screen.getByLabelText("Dari"),
    send: () => user.click(screen.getByRole("button", { name: "Terapkan" })),
  };
}

beforeEach(() => sent.mockClear());

test("shows the date in the page's language and submits yyyy-MM-dd", async () => {
  const { user, field, send } = show();
  expect(field).toHaveValue("8 Mei 2027");
  await user.clear(field);
  await user.type(field, "1 agu 27");
  await send();
  expect(field).toHaveValue("1 Agu 2027");
  expect(sent).toHaveBeenCalledWith("2027-08-01");
});

test("keeps invalid text, blocks the form and focuses the field with its error", async () => {
  const { user, field, send } = show();
  await user.clear(field);
  await user.type(field, "kemarin");
  await send();
  expect(sent).not.toHaveBeenCalled();
  expect(field).toHaveValue("kemarin");
  fireEvent.invalid(field);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(expect.stringContaining("Isi tanggal seperti 9 Mei 2027"));
  expect(field).toBeInvalid();
});

test("a day after the last one and a missing day are refused, an optional one may be blank", async () => {
  const { user, field, send } = show({ max: "2027-05-31", required: true });
  await user.clear(field);
  await user.type(field, "1/6/27");
  await send();
  expect(sent).not.toHaveBeenCalled();
  await user.clear(field);
  await send();
  expect(sent).not.toHaveBeenCalled();
  await user.type(field, "31/5/27");
  await send();
  expect(sent).toHaveBeenCalledWith("2027-05-31");
});
