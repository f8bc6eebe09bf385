import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useForm, useWatch } from "react-hook-form";
import { DigitGroups } from "./groups";
import { normalizeDigits } from "@/lib/features/crew/formats/rules";
import validation from "@/messages/en/validation.json";
import { FormDigitsField } from "./field";
import { FormTextField } from "../text-field";

const held = jest.fn();

function Form() {
  const { control } = useForm({ defaultValues: { account: "", nik: "" } });
  held(useWatch({ control }));
  const parts = { control, errorText: (message: string | undefined) => message };
  return (
    <NextIntlClientProvider locale="en" messages={{ validation }}>
      <FormDigitsField {...parts} name="account" label="Account" read={normalizeDigits} />
      <FormTextField {...parts} name="nik" label="NIK" kind="number" maxLength={16} />
    </NextIntlClientProvider>
  );
}
const valueOf = (name: "account" | "nik") => held.mock.lastCall?.[0]?.[name];

test.each([
  ["1420-0123.4567 8", "Saved as 1420012345678"],
  ["1420012345678", null],
  ["1420012345678.0", null],
  ["", null],
])("an account typed as %p is kept as typed, with its reading below: %p", async (typed, reading) => {
  render(<Form />);
  if (typed) await userEvent.type(screen.getByLabelText("Account"), typed);
  expect(valueOf("account")).toBe(typed);
  expect(screen.queryByRole("status")?.textContent ?? null).toBe(reading);
});

test.each([
  ["3578 1017-0590.0001", "3578101705900001"],
  ["3578101705900001.0", "3578101705900001.0"],
  ["3.57810170590E+15", "3.57810170590E+15"],
  ["35781017059000012", "35781017059000012"],
])("the identifier %p is pasted as %p: no digit is cut off or added", async (pasted, value) => {
  render(<Form />);
  await userEvent.click(screen.getByLabelText("NIK"));
  await userEvent.paste(pasted);
  expect(valueOf("nik")).toBe(value);
});

test("an account is shown in groups of four, and copied without gaps", () => {
  const { container } = render(<DigitGroups digits="1420012345678" />);
  expect([...container.querySelectorAll("span > span")].map(({ textContent }) => textContent)).toEqual([
    ...["1420", "0123", "4567", "8"],
  ]);
  expect(container.textContent).toBe("1420012345678");
});
