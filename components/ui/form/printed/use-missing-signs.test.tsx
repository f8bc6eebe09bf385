import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useForm } from "react-hook-form";
import en from "@/messages/en/validation.json";
import id from "@/messages/id/validation.json";
import { FormTextField } from "../text-field";

function Form() {
  const { control } = useForm({ defaultValues: { name: "" } });
  return (
    <FormTextField {...{ control, errorText: (message: string | undefined) => message }} name="name" label="Name" />
  );
}

test.each([
  ["en", "Documents cannot print 張偉 and show ? instead"],
  ["id", "Dokumen tidak dapat mencetak 張偉 dan menampilkan ?"],
] as const)("names the signs of a text that documents cannot print (%s), and keeps the text", async (locale, hint) => {
  render(
    <NextIntlClientProvider locale={locale} messages={{ validation: locale === "en" ? en : id }}>
      <Form />
    </NextIntlClientProvider>,
  );
  const field = screen.getByLabelText("Name");
  await userEvent.type(field, "Nguyễn Đức");
  expect(screen.queryByRole("status")).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, "Zhang 張偉");
  expect(screen.getByRole("status")).toHaveTextContent(hint);
  expect(field).toHaveValue("Zhang 張偉");
});
