import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { z } from "zod";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { useActionForm } from "../use-action-form";
import { FormMomentField } from "./moment-field";
import { FormTimeField } from "./time-field";

type Values = { moment: string; time: string };
const sent = jest.fn();
const schema = z.object({
  moment: z.string().regex(/^$|^\d{4}-\d\d-\d\dT\d\d:\d\d$/, "validation.date"),
  time: z.string().regex(/^$|^\d\d:\d\d$/, "validation.invalid"),
});

function Form({ stored }: { stored: Values }) {
  const { control, errorText, submit } = useActionForm<Values, null>({
    schema,
    action: (values) => {
      sent(values);
      return Promise.resolve({ ok: true, data: null });
    },
    defaultValues: stored,
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormMomentField control={control} errorText={errorText} name="moment" label="Recorded (WIB)" />
      <FormTimeField control={control} errorText={errorText} name="time" label="Begins (WIB)" />
      <button type="submit">Save</button>
    </form>
  );
}

function show(stored: Values = { moment: "", time: "" }) {
  render(
    <NextIntlClientProvider locale="en" messages={{ validation, shell }}>
      <Form stored={stored} />
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  return {
    user,
    save: () => user.click(screen.getByRole("button", { name: "Save" })),
    day: screen.getByLabelText("Recorded (WIB) Date"),
    hour: screen.getByLabelText("Recorded (WIB) Time"),
    begins: screen.getByLabelText("Begins (WIB)"),
  };
}

beforeEach(() => sent.mockClear());

test("combines date and time into one value", async () => {
  const { user, save, day, hour } = show({ moment: "2027-05-09T07:30", time: "" });
  expect(day).toHaveValue("9 May 2027");
  expect(hour).toHaveValue("07:30");
  await user.clear(day);
  await user.type(day, "10/5/27");
  await user.clear(hour);
  await user.type(hour, "2145");
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ moment: "2027-05-10T21:45", time: "" }));
  expect(hour).toHaveValue("21:45");
});

test("both left blank are a blank value", async () => {
  const { user, save, day, hour } = show({ moment: "2027-05-09T07:30", time: "" });
  await user.clear(day);
  await user.clear(hour);
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ moment: "", time: "" }));
});

test("names an invalid or missing part, keeps the text and sends nothing", async () => {
  const { user, save, day, hour } = show();
  await user.type(day, "Thu 9 May");
  await user.type(hour, "Tea");
  await save();
  await waitFor(() => expect(day).toHaveAccessibleDescription(expect.stringContaining("Enter a date such as")));
  expect(day).toHaveValue("Thu 9 May");
  expect(hour).toHaveValue("Tea");
  await user.clear(day);
  await user.type(day, "9/5/27");
  await user.clear(hour);
  await save();
  await waitFor(() => expect(hour).toHaveAccessibleDescription("Enter a time such as 09:30"));
  expect(hour).toBeInvalid();
  expect(day).toBeValid();
  expect(sent).not.toHaveBeenCalled();
});

test("a time is chosen from the half hours of the working day, or any other typed", async () => {
  const { user, save, begins } = show();
  await user.click(begins);
  await user.keyboard("{ArrowDown}");
  const times = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect([times[0], times[1], times.at(-1), times.length]).toEqual(["08:00", "08:30", "17:00", 19]);
  await user.click(screen.getByRole("option", { name: "10:30" }));
  expect(begins).toHaveValue("10:30");
  await user.clear(begins);
  await user.type(begins, "6.15");
  await user.tab();
  expect(begins).toHaveValue("06:15");
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ moment: "", time: "06:15" }));
});

test("a time that cannot be read stays, with an example beside it", async () => {
  const { user, begins } = show();
  await user.type(begins, "noon");
  await user.tab();
  await waitFor(() => expect(begins).toHaveAccessibleDescription("Enter a time such as 09:30"));
  expect(begins).toHaveValue("noon");
});
