import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useState, type ReactNode } from "react";
import { z } from "zod";
import { FormTextField } from "@/components/ui/form/text-field";
import { messagesOf } from "@/lib/platform/i18n/messages";
import { EntryList } from "./entry-list";
import type { EntryParts, EntrySpec } from "./entry-spec";

type Ship = { name: string };

const Fields = (parts: EntryParts<Ship>) => <FormTextField {...parts} name="name" label="Name" />;
const spec: EntrySpec<Ship> = {
  list: "travelDocuments",
  empty: { name: "" },
  schemaOf: () => z.object({ name: z.string().min(1) }),
  keyOf: ({ name }) => name,
  titleOf: ({ name }) => name,
  linesOf: () => [],
  isRequired: ({ name }) => name === "Passport",
  isComplete: ({ name }) => !name.endsWith("?"),
  Fields,
};

type Props = { names?: string[]; inPlace?: (index: number) => ReactNode };

function Page({ names = ["Passport"], inPlace }: Props) {
  const [entries, setEntries] = useState<Ship[]>(names.map((name) => ({ name })));
  return (
    <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={messagesOf("en")}>
      <EntryList
        spec={inPlace ? { ...spec, inPlace } : spec}
        entries={entries}
        onChange={setEntries}
        addRef={null}
        error={undefined}
        isWrong={() => false}
        errorText={(message) => message}
      />
    </NextIntlClientProvider>
  );
}

async function add(name: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Add travel document" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByLabelText("Name"), name);
  await user.click(within(dialog).getByRole("button", { name: "Add" }));
}

test("skips an entry with a duplicate key, ignoring case and spaces, and reports it", async () => {
  render(<Page />);
  await add("  passport");
  expect(await screen.findByText("“passport” is already in the list and was not added.")).toBeVisible();
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(1);
});

test("numbers a new entry and lets the user delete and restore it", async () => {
  render(<Page />);
  await add("Seaman book");
  const user = userEvent.setup();
  expect(await screen.findByText("2.")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Delete Seaman book" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("labels a required row and prevents its deletion", () => {
  render(<Page />);
  expect(screen.getByText("Required")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete Passport" })).not.toBeInTheDocument();
});

test("shows a required row in place of its line, and closes it when saved in the dialog", async () => {
  render(<Page names={["Passport", "Visa?"]} inPlace={(index) => <li>Fields of row {index + 1}</li>} />);
  expect(screen.getByText("Fields of row 1")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Edit Passport" })).not.toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Edit Visa?" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByLabelText("Name"), "{Backspace}");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText("Visa")).toBeVisible();
  expect(screen.queryByText("To be completed")).not.toBeInTheDocument();
});
