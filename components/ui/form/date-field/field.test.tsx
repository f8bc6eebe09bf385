import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { z } from "zod";
import { addDays, addYears, dayOf, formatDate, isDay } from "@/lib/platform/calendar/dates";
import shellEn from "@/messages/en/shell.json";
import en from "@/messages/en/validation.json";
import shellId from "@/messages/id/shell.json";
import id from "@/messages/id/validation.json";
import { useActionForm } from "../use-action-form";
import { FormDateField } from "./field";

type Values = { day: string };
const sent = jest.fn();
const schema = z.object({ day: z.string().min(1, "validation.required").refine(isDay, "validation.date") });
const today = () => dayOf(new Date());

function Form({ stored = "", min, max }: { stored?: string; min?: string; max?: string }) {
  const { control, errorText, submit } = useActionForm<Values, null>({
    schema,
    action: (values) => {
      sent(values);
      return Promise.resolve({ ok: true, data: null });
    },
    defaultValues: { day: stored },
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormDateField
        control={control}
        errorText={errorText}
        name="day"
        label="Expires"
        help="The last day"
        {...(min ? { min } : {})}
        {...(max ? { max } : {})}
        required
      />
      <button type="submit">Save</button>
    </form>
  );
}

function show(props: React.ComponentProps<typeof Form> = {}, locale: "en" | "id" = "en") {
  render(
    <NextIntlClientProvider
      locale={locale}
      messages={locale === "en" ? { validation: en, shell: shellEn } : { validation: id, shell: shellId }}
    >
      <Form {...props} />
    </NextIntlClientProvider>,
  );
  const save = () => user.click(screen.getByRole("button", { name: "Save" }));
  const user = userEvent.setup();
  return { user, save, field: screen.getByLabelText<HTMLInputElement>(/^Expires/) };
}
const calendar = () => screen.findByRole("dialog", undefined, { timeout: 15_000 });

beforeEach(() => sent.mockClear());

test.each([
  ["en", "9 May 2027"],
  ["id", "9 Mei 2027"],
] as const)("shows a stored date in the page's language (%s), not the browser's", (locale, text) => {
  expect(show({ stored: "2027-05-09" }, locale).field).toHaveValue(text);
});

test.each([
  ["en", "9/5/27", "9 May 2027"],
  ["id", "090527", "9 Mei 2027"],
  ["id", "9 may 2027", "9 Mei 2027"],
] as const)("on a page in %s %p stays as typed, becomes %p when left and is sent as 2027-05-09", async (...given) => {
  const [locale, typed, text] = given;
  const { user, save, field } = show({}, locale);
  await user.type(field, typed);
  expect(field).toHaveValue(typed);
  await user.tab();
  expect(field).toHaveValue(text);
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ day: "2027-05-09" }));
});

test("a day that comes whole, as from the browser or a paste, is read too; Enter sends it", async () => {
  const { user, field } = show();
  fireEvent.change(field, { target: { value: "2027-05-09" } });
  await user.type(field, "{Enter}");
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ day: "2027-05-09" }));
  expect(field).toHaveValue("9 May 2027");
});

test("a step from today is counted from today in Jakarta", async () => {
  const { user, save, field } = show();
  await user.type(field, "+10d");
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ day: addDays(today(), 10) }));
});

test.each([
  ["en", "Enter a date such as 9 May 2027"],
  ["id", "Isi tanggal seperti 9 Mei 2027"],
] as const)("what cannot be read stays, is refused in the page's language (%s) and is not sent", async (...given) => {
  const [locale, text] = given;
  const { user, save, field } = show({}, locale);
  await user.type(field, "31/2/27 ");
  await user.tab();
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
  expect(field).toHaveValue("31/2/27");
  expect(field).toBeInvalid();
  await save();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue("31/2/27");
  expect(sent).not.toHaveBeenCalled();
});

test("an empty field is missing, not unreadable", async () => {
  const { save, field } = show();
  await save();
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining("This field is required")));
});

test("a year of two digits falls between the field's bounds", async () => {
  const { user, field } = show({ max: today() });
  await user.type(field, "17/5/90");
  await user.tab();
  expect(field).toHaveValue("17 May 1990");
});

test("the Tab key stops once, and the browser fills in nothing", async () => {
  const { user, field } = show();
  await user.tab();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute("autocomplete", "off");
  await user.tab();
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
});

test("the down arrow opens the calendar at the day, in the page's language; Esc gives the focus back and judges nothing", async () => {
  const { user, field } = show({ stored: "2027-05-09" }, "id");
  await user.click(field);
  await user.keyboard("{ArrowDown}");
  expect(await calendar()).toHaveAccessibleName("Pilih tanggal");
  expect(screen.getByText("Mei 2027")).toBeInTheDocument();
  const days = screen.getAllByRole("columnheader").map((head) => head.getAttribute("aria-label"));
  expect(days).toEqual(["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"]);
  await waitFor(() => expect(screen.getByRole("gridcell", { name: "9" })).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(field).toHaveFocus();
  expect(field).toHaveValue("9 Mei 2027");
});

test("opening the calendar of an empty required field complains of nothing; the day chosen by arrow keys is taken", async () => {
  const { user, save, field } = show();
  await user.click(field);
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await calendar();
  await waitFor(() => expect(document.activeElement).toHaveRole("gridcell"));
  expect(field).toBeValid();
  await user.keyboard("{ArrowRight}{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(field).toHaveFocus();
  const day = addDays(today(), 1);
  expect(field).toHaveValue(formatDate(day, "en"));
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ day }));
});

test("the pointer opens it too, today is marked and days outside the bounds cannot be chosen", async () => {
  const day = today();
  const { user } = show({ min: day, max: addYears(day, 1) });
  await user.click(screen.getByRole("button", { name: "Open the calendar" }));
  await calendar();
  const cells = screen.getAllByRole("gridcell").filter(({ textContent }) => textContent);
  const marked = cells.find((cell) => cell.getAttribute("aria-current") === "date");
  expect(marked).toHaveTextContent(String(Number(day.slice(8))));
  for (const cell of cells) expect(cell.hasAttribute("disabled")).toBe(Number(cell.textContent) < Number(day.slice(8)));
});

test("touch screens choose in the system's own picker, which stores the same value", async () => {
  const { save, field } = show();
  const native = document.querySelector<HTMLInputElement>("input[type=date]");
  fireEvent.change(native ?? field, { target: { value: "2027-05-09" } });
  expect(field).toHaveValue("9 May 2027");
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ day: "2027-05-09" }));
});
