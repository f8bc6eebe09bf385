import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useForm } from "react-hook-form";
import validation from "@/messages/en/validation.json";
import { FormDateField } from "./date-field";
import { DateInput } from "./date-words";

function Form() {
  const { control } = useForm({ defaultValues: { day: "" } });
  return (
    <FormDateField
      control={control}
      errorText={(message) => message}
      name="day"
      label="Joining date"
      help="The day of boarding"
    />
  );
}

const show = (locale: "en" | "id", part: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale={locale} messages={{ validation }}>
      {part}
    </NextIntlClientProvider>,
  );

test("a date field says its date in the page's words beside its help, also to a screen reader", () => {
  show("en", <Form />);
  const field = screen.getByLabelText(/Joining date/);
  expect(field).toHaveAccessibleDescription("The day of boarding");
  fireEvent.change(field, { target: { value: "2027-05-08" } });
  expect(field).toHaveAccessibleDescription("Sat, 8 May 2027 · The day of boarding");
});

test("a date input of a plain form says it in Indonesian, and nothing while the year is being typed", () => {
  show("id", <DateInput label="Dari" name="from" defaultValue="2027-05-08" />);
  const field = screen.getByLabelText("Dari");
  expect(field).toHaveAccessibleDescription("Sab, 8 Mei 2027");
  fireEvent.change(field, { target: { value: "0002-05-08" } });
  expect(field).toHaveAccessibleDescription("");
});
