import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { createContactAction, removeContactAction, updateContactAction } from "@/lib/features/vessels/contacts/actions";
import type { Contact } from "@/lib/features/vessels/contacts/schema";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import vessels from "@/messages/en/vessels.json";
import { ContactButton } from "./button";
import { ContactsTable } from "./table";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/features/vessels/contacts/actions", () => ({
  createContactAction: jest.fn(),
  updateContactAction: jest.fn(),
  removeContactAction: jest.fn(),
}));
const create = jest.mocked(createContactAction);
const update = jest.mocked(updateContactAction);
const remove = jest.mocked(removeContactAction);
const done = { ok: true as const, data: { id: 1, version: 2 } };
const refused = (path: string, message: string) => ({
  ok: false as const,
  status: 422,
  code: "invalid",
  message: "Check the marked fields",
  errors: [{ path, message }],
});

const anton: Contact = {
  id: 1,
  principalId: 5,
  name: "Anton Nordhav",
  email: "anton@nordhav.test",
  mayAnswer: true,
  awayUntil: "2026-12-05",
  standInId: 2,
  hasAccount: true,
  version: 3,
};
const berta: Contact = {
  id: 2,
  principalId: 5,
  name: "Berta Nordhav",
  email: "berta@nordhav.test",
  mayAnswer: true,
  awayUntil: null,
  standInId: null,
  hasAccount: false,
  version: 1,
};
const clerk: Contact = { ...berta, id: 3, name: "Cato Nordhav", email: "cato@nordhav.test", mayAnswer: false };

function show(contacts: Contact[]) {
  const standIns = contacts.filter(({ mayAnswer }) => mayAnswer);
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, validation, vessels }}>
      <ContactButton principalId={5} standIns={standIns} />
      <ContactsTable principalId={5} contacts={contacts} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
async function enter(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
const openedDialog = (name: string) => screen.findByRole("dialog", { name });

beforeEach(() => jest.clearAllMocks());

test("shows who may answer, who has an account and who is the stand-in", () => {
  show([anton, berta, clerk]);
  const cells = (name: string) =>
    within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(cells("Anton").join(" ")).toContain("5 Dec 2026, Berta Nordhav answers instead");
  expect(cells("Anton").slice(2, 4)).not.toEqual(cells("Berta").slice(2, 4));
  expect(cells("Cato").join(" ")).toContain("No");
});

test("shows who receives proposals without contacts", () => {
  show([]);
  expect(screen.getByText(vessels.contacts.empty)).toBeVisible();
});

test("shows refusals at their fields, keeps the input, then adds the contact", async () => {
  create.mockResolvedValueOnce(refused("email", vessels.contacts.otherAccount)).mockResolvedValueOnce(done);
  const user = show([berta]);
  await user.click(screen.getByRole("button", { name: "Add contact" }));
  const dialog = within(await openedDialog("Add contact"));
  await enter(user, dialog.getByLabelText(/^Name/), "Dian Nordhav");
  await enter(user, dialog.getByLabelText(/^Email/), "planner@nakhoda.test");
  await user.click(dialog.getByRole("button", { name: "Add contact" }));
  expect(await dialog.findByText(vessels.contacts.otherAccount)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole("button", { name: "Add contact" })).toBeEnabled());
  expect(dialog.getByLabelText(/^Name/)).toHaveValue("Dian Nordhav");
  await enter(user, dialog.getByLabelText(/^Email/), "dian@nordhav.test");
  await user.click(dialog.getByRole("button", { name: "Add contact" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(create).toHaveBeenLastCalledWith(
    expect.objectContaining({ principalId: 5, name: "Dian Nordhav", email: "dian@nordhav.test", mayAnswer: true }),
  );
});

test("excludes the contact and those without permission as stand-in, and requires both absence fields", async () => {
  const user = show([anton, berta, clerk]);
  await user.click(screen.getByRole("button", { name: "Edit Berta Nordhav" }));
  const dialog = within(await openedDialog("Edit Berta Nordhav"));
  const standIn = dialog.getByLabelText(/^Stand-in/);
  expect(
    within(standIn)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["None", "Anton Nordhav"]);
  await user.selectOptions(standIn, "Anton Nordhav");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(vessels.contacts.awayNeedsBoth)).toBeVisible();
  expect(update).not.toHaveBeenCalled();
});

test("removes a contact by name with the displayed version", async () => {
  remove.mockResolvedValueOnce(done);
  const user = show([anton]);
  await user.click(screen.getByRole("button", { name: "More for Anton Nordhav" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  const dialog = within(await openedDialog("Remove Anton Nordhav?"));
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(remove).toHaveBeenCalledWith(expect.objectContaining({ id: 1, version: 3 })));
});
