import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useForm, useWatch } from "react-hook-form";
import type { LookupKind } from "@/db/enums/lookups";
import { createLookupAction } from "@/lib/features/lookups/actions";
import { messagesOf } from "@/lib/platform/i18n/messages";
import { OptionField } from "./option-field";

jest.mock("@/lib/features/lookups/actions", () => ({ createLookupAction: jest.fn() }));
const create = jest.mocked(createLookupAction);

type Values = { chosen: string };
const options = [{ id: 1, name: "Fit for sea duty", nameId: "Laik bekerja di laut", code: "I" }];

function Page({ kind }: { kind: LookupKind }) {
  const { control } = useForm<Values>({ defaultValues: { chosen: "" } });
  const chosen = useWatch({ control, name: "chosen" });
  return (
    <>
      <OptionField
        control={control}
        name="chosen"
        label="Choice"
        kind={kind}
        options={options}
        errorText={(message) => message}
      />
      <output aria-label="value">{String(chosen)}</output>
    </>
  );
}

function show(kind: LookupKind, locale: "en" | "id" = "en") {
  render(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Jakarta" messages={messagesOf(locale)}>
      <Page kind={kind} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
type User = ReturnType<typeof show>;
const field = () => screen.getByRole("combobox", { name: "Choice" });
async function makeNew(user: User, name: string) {
  await user.type(field(), name);
  await user.click(await screen.findByRole("option", { name: new RegExp(name) }));
}

beforeEach(() => jest.clearAllMocks());

test("selects an option by its name in the user's language and stores its id", async () => {
  const user = show("bjst-type", "id");
  await user.type(field(), "laik");
  await user.click(await screen.findByRole("option", { name: "Laik bekerja di laut" }));
  expect(screen.getByLabelText("value")).toHaveTextContent("1");
  expect(create).not.toHaveBeenCalled();
});

test("creates an unknown name in place and selects it", async () => {
  create.mockResolvedValue({ ok: true, data: { id: 8, name: "Fire drill", nameId: null, code: null } });
  const user = show("bjst-type");
  await makeNew(user, "Fire drill");
  await waitFor(() => expect(screen.getByLabelText("value")).toHaveTextContent("8"));
  expect(create).toHaveBeenCalledWith({ kind: "bjst-type", name: "Fire drill", fitness: undefined });
  expect(field()).toHaveValue("Fire drill");
});

test("shows an error at the field and does not select the option", async () => {
  create.mockRejectedValue(new Error("offline"));
  const user = show("bjst-type");
  await makeNew(user, "Fire drill");
  expect(await screen.findByText("Error creating new option")).toBeVisible();
  expect(screen.getByLabelText("value")).toBeEmptyDOMElement();
});

test("creates a health degree only after its fitness is chosen", async () => {
  create.mockResolvedValue({ ok: true, data: { id: 9, name: "P9", nameId: null, code: "unfit" } });
  const user = show("mcu-health-status-degree");
  await makeNew(user, "P9");
  expect(create).not.toHaveBeenCalled();
  expect(screen.getByRole("group", { name: /"P9" is new/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Unfit" }));
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith({ kind: "mcu-health-status-degree", name: "P9", fitness: "unfit" }),
  );
  await waitFor(() => expect(screen.getByLabelText("value")).toHaveTextContent("9"));
  expect(screen.queryByRole("group")).toBeNull();
});
