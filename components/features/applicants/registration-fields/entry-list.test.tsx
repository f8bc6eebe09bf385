import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
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

function Page({ names = ["Passport"] }: { names?: string[] }) {
  const [entries, setEntries] = useState<Ship[]>(names.map((name) => ({ name })));
  return (
    <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={messagesOf("en")}>
      <EntryList
        spec={spec}
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

test("an entry whose key exists, whatever its case and spaces, is skipped and said so", async () => {
  render(<Page />);
  await add("  passport");
  expect(await screen.findByText("“passport” is already in the list and was not added.")).toBeVisible();
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(1);
});

test("a new entry gets the next number and can be deleted and brought back", async () => {
  render(<Page />);
  await add("Seaman book");
  const user = userEvent.setup();
  expect(await screen.findByText("2.")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Delete Seaman book" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("a required row is labelled and cannot be deleted", () => {
  render(<Page />);
  expect(screen.getByText("Required")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete Passport" })).not.toBeInTheDocument();
});

test("saving a row leads to the next that lacks something, round to the first, and closes after the last", async () => {
  render(<Page names={["First?", "Second", "Third?"]} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Edit Third?" }));
  const complete = async (name: string, button: string) => {
    const field = within(await screen.findByRole("dialog")).getByLabelText("Name");
    await user.clear(field);
    await user.type(field, name);
    await user.click(screen.getByRole("button", { name: button }));
  };
  await complete("Third", "Save and next");
  expect(await screen.findByDisplayValue("First?")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save and next" })).not.toBeInTheDocument();
  await complete("First", "Save");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    expect.stringContaining("First"),
    expect.stringContaining("Second"),
    expect.stringContaining("Third"),
  ]);
  expect(screen.queryByText("To be completed")).not.toBeInTheDocument();
});
