import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useForm, useWatch } from "react-hook-form";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import en from "@/messages/en/validation.json";
import id from "@/messages/id/validation.json";
import { FormEmailField } from "./field";

const held = jest.fn();

function Form() {
  const { control } = useForm({ defaultValues: { email: "" } });
  held(useWatch({ control }).email);
  const parts = { control, errorText: (message: string | undefined) => message };
  return <FormEmailField {...parts} name="email" label="Email" meant={meantAddress} />;
}
const show = (locale: "en" | "id") =>
  render(
    <NextIntlClientProvider locale={locale} messages={{ validation: locale === "en" ? en : id }}>
      <Form />
    </NextIntlClientProvider>,
  );

test.each([
  ["en", "Did you mean budi@gmail.com?"],
  ["id", "Maksud Anda budi@gmail.com?"],
] as const)("asks about a likely slip (%s) and takes the address on request only", async (locale, question) => {
  show(locale);
  await userEvent.type(screen.getByLabelText("Email"), "budi@gmial.con");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(question));
  expect(held).toHaveBeenLastCalledWith("budi@gmial.con");
  await userEvent.click(screen.getByRole("button", { name: "budi@gmail.com" }));
  expect(held).toHaveBeenLastCalledWith("budi@gmail.com");
  expect(screen.queryByRole("status")).toBeNull();
});

test("asks nothing about an address on its way to a right one", async () => {
  show("en");
  await userEvent.type(screen.getByLabelText("Email"), "budi@gmail.com");
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(screen.queryByRole("status")).toBeNull();
});
