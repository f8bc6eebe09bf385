import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import {
  createUserAction,
  searchLinkableRecordsAction,
  updateUserAction,
} from "@/lib/features/users/management/actions";
import type { Profile, LinkOption, LinkedRecords } from "@/lib/features/users/schema";
import shell from "@/messages/en/shell.json";
import users from "@/messages/en/users.json";
import validation from "@/messages/en/validation.json";
import type { RoleOption } from "./form-values";
import { UserForm } from "./user-form";

jest.mock("@/lib/features/users/management/actions", () => ({
  createUserAction: jest.fn(),
  updateUserAction: jest.fn(),
  searchLinkableRecordsAction: jest.fn(),
}));

const roles: RoleOption[] = (
  [
    "superadmin",
    "crewingadminmarine",
    "crewingstaffmarine",
    "crewingprincipalmarine",
    "crewmarine",
    "crewtanker",
  ] as const
).map((value) => ({ value, label: users.roles[value] }));
const staff: Profile = {
  userId: 7,
  email: "rina@example.test",
  firstName: "Rina",
  lastName: null,
  role: "crewingstaffmarine",
  subRole: null,
  divisionId: 1,
  crewId: null,
  vesselId: null,
  principalId: null,
  workOrderId: null,
  isActive: true,
  createdAt: new Date("2026-01-01"),
  userAccessList: ["dashboard", "profile", "job-openings", "planning"],
  accessIsDefault: false,
  hasPassword: true,
  mayDeactivateSelf: true,
};
const agus: LinkOption = { id: 31, name: "Agus Setiawan", detail: "M-000031 · Able Seaman", isTaken: false };
const budi: LinkOption = { id: 32, name: "Agus Budiman", detail: "M-000032 · Oiler", isTaken: true };
const sailor: Profile = { ...staff, role: "crewmarine", subRole: "crew", crewId: 31, accessIsDefault: true };
const sailorLinks: LinkedRecords = { divisionId: 1, employee: agus, vessel: null, principal: null };
const onSaved = jest.fn();

function show(user: Profile | null = null, links: LinkedRecords | null = null) {
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, validation, users }}>
      <UserForm
        user={user}
        links={links}
        roles={roles}
        ownDivision={2}
        isSelf={false}
        mayGrantAccess
        onClose={jest.fn()}
        onSaved={onSaved}
      />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

async function fillNew(user: ReturnType<typeof userEvent.setup>, role: string) {
  await fill(user, screen.getByLabelText(/^Email/), "rina@example.test");
  await fill(user, screen.getByLabelText(/^First Name/), "Rina");
  await user.selectOptions(screen.getByLabelText(/^Role/), role);
}
const add = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole("button", { name: "Add user" }));
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Save changes" }));

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(createUserAction).mockResolvedValue({ ok: true, data: { userId: 1 } });
  jest.mocked(updateUserAction).mockResolvedValue({ ok: true, data: { userId: 7 } });
  jest.mocked(searchLinkableRecordsAction).mockResolvedValue({ ok: true, data: [agus, budi] });
});

async function choose(user: ReturnType<typeof userEvent.setup>, label: string, typed: string, option: RegExp) {
  await fill(user, screen.getByRole("combobox", { name: new RegExp(`^${label}`) }), typed);
  await user.click(await screen.findByRole("option", { name: option }));
}

/** Paste instead of typing, because a form of forty fields is slow per key. */
async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

test("names what is missing and sends nothing", async () => {
  const user = show();
  await add(user);
  for (const text of ["Email is required", "Use 3 to 50 characters", "Role is required", "Division is required"])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(createUserAction).not.toHaveBeenCalled();
});

test("asks a crew role for its sub-role, others not, and takes the division from the role", async () => {
  const user = show();
  await fillNew(user, "crewtanker");
  await add(user);
  expect(await screen.findByText("Sub-role is required")).toBeInTheDocument();
  expect(screen.getByLabelText(/^Division/)).toBeDisabled();
  expect(screen.getByLabelText(/^Division/)).toHaveValue("2");
  await user.selectOptions(screen.getByLabelText(/^Sub Role/), "head");
  await choose(user, "Person", "agus", /Agus Setiawan/);
  await add(user);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(createUserAction).toHaveBeenCalledWith(
    expect.objectContaining({
      role: "crewtanker",
      subRole: "head",
      divisionId: "2",
      invite: true,
      password: null,
      crewId: 31,
      vesselId: null,
    }),
  );
});

test("invites unless a password is set now, which is then needed and the only one sent", async () => {
  const user = show();
  await fillNew(user, "crewingstaffmarine");
  expect(screen.queryByText("Division is required")).not.toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "Send an invitation by email" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "Set a password now" }));
  await add(user);
  expect(await screen.findByText("Password is required")).toBeInTheDocument();
  await fill(user, screen.getByLabelText(/^Password/), "weak");
  await user.click(screen.getByRole("radio", { name: "Send an invitation by email" }));
  await add(user);
  await waitFor(() =>
    expect(createUserAction).toHaveBeenLastCalledWith(expect.objectContaining({ invite: true, password: null })),
  );
  await user.click(screen.getByRole("radio", { name: "Set a password now" }));
  await fill(user, screen.getByLabelText(/^Password/), "Samudra7@");
  await add(user);
  await waitFor(() =>
    expect(createUserAction).toHaveBeenLastCalledWith(
      expect.objectContaining({ invite: false, password: "Samudra7@", divisionId: "1" }),
    ),
  );
});

test("lets only a superadmin's division be chosen, the own one first", async () => {
  const user = show();
  await fillNew(user, "superadmin");
  expect(screen.queryByLabelText(/^Sub Role/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Division/)).toHaveValue("2");
  await user.selectOptions(screen.getByLabelText(/^Division/), "1");
  await add(user);
  await waitFor(() => expect(createUserAction).toHaveBeenCalledWith(expect.objectContaining({ divisionId: "1" })));
});

test("says Failed with the server's reason, else the documented sentence", async () => {
  jest
    .mocked(createUserAction)
    .mockResolvedValueOnce({ ok: false, status: 409, code: "conflict", message: "Not this one", errors: [] });
  const user = show();
  await fillNew(user, "crewingstaffmarine");
  await add(user);
  expect(await screen.findByText("Failed")).toBeInTheDocument();
  expect(screen.getByText("Not this one")).toBeInTheDocument();
  jest.mocked(createUserAction).mockRejectedValueOnce(new Error("offline"));
  await waitFor(() => expect(screen.getByRole("button", { name: "Add user" })).toBeEnabled());
  await add(user);
  expect(
    await screen.findByText("Failed to create new user. Please try again later or check your connection."),
  ).toBeInTheDocument();
});

test("a corrected name sends neither status nor access list, which would sign the person out", async () => {
  const user = show(staff);
  await fill(user, screen.getByLabelText(/^Last Name/), "Putri");
  await save(user);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const [sent] = jest.mocked(updateUserAction).mock.calls[0] ?? [];
  expect(sent).toEqual({
    userId: 7,
    oldRole: "crewingstaffmarine",
    newRole: "crewingstaffmarine",
    firstName: "Rina",
    lastName: "Putri",
    subRole: null,
    divisionId: null,
  });
});

test("offers the role's own menu only, and sends what is ticked or null for the role's default", async () => {
  const user = show(staff);
  expect(screen.queryByRole("checkbox", { name: "UJBM" })).not.toBeInTheDocument();
  expect(screen.queryByRole("checkbox", { name: "Users" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Planning" }));
  await save(user);
  await waitFor(() =>
    expect(updateUserAction).toHaveBeenCalledWith(expect.objectContaining({ accessList: ["job-openings"] })),
  );
  await user.click(screen.getByRole("switch", { name: "All pages of the role" }));
  await save(user);
  await waitFor(() => expect(updateUserAction).toHaveBeenLastCalledWith(expect.objectContaining({ accessList: null })));
});

test("hides the deactivate toggle for an admin", () => {
  show({ ...staff, role: "crewingadminmarine" });
  expect(screen.queryByRole("switch", { name: "Account is active" })).not.toBeInTheDocument();
});

test("shows the person for crew, also the vessel for a head, the principal for a principal, else no link", async () => {
  const user = show();
  await fillNew(user, "crewmarine");
  await add(user);
  expect(await screen.findByText("Choose the person this account is for")).toBeInTheDocument();
  expect(screen.queryByRole("combobox", { name: /^Vessel/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/^Sub Role/), "head");
  expect(screen.getByRole("combobox", { name: /^Vessel/ })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/^Role/), "crewingprincipalmarine");
  expect(screen.queryByRole("combobox", { name: /^Person/ })).not.toBeInTheDocument();
  await add(user);
  expect(await screen.findByText("Choose the principal this account is for")).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/^Role/), "crewingstaffmarine");
  expect(screen.queryByRole("combobox", { name: /^P/ })).not.toBeInTheDocument();
  await add(user);
  await waitFor(() =>
    expect(createUserAction).toHaveBeenCalledWith(
      expect.objectContaining({ crewId: null, vesselId: null, principalId: null }),
    ),
  );
});

test("searches people of the division from three letters, and disables those with an account", async () => {
  const user = show();
  await fillNew(user, "crewtanker");
  const person = screen.getByRole("combobox", { name: /^Person/ });
  await fill(user, person, "ag");
  expect(await screen.findAllByText("Enter 3 letters or more of the name or number")).toHaveLength(2);
  await fill(user, person, "us");
  expect(await screen.findByRole("option", { name: /Agus Budiman.*has an account/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  expect(searchLinkableRecordsAction).toHaveBeenCalledTimes(1);
  expect(searchLinkableRecordsAction).toHaveBeenCalledWith({ kind: "employee", divisionId: 2, search: "agus" });
});

test("says so when the search fails", async () => {
  jest.mocked(searchLinkableRecordsAction).mockRejectedValueOnce(new Error("offline"));
  const user = show();
  await fillNew(user, "crewingprincipalmarine");
  await user.click(screen.getByRole("combobox", { name: /^Principal/ }));
  expect(await screen.findByText("Failed to load options")).toBeInTheDocument();
});

test("a person chosen for one division is not sent for the other", async () => {
  const user = show();
  await fillNew(user, "crewmarine");
  await user.selectOptions(screen.getByLabelText(/^Sub Role/), "crew");
  await choose(user, "Person", "agus", /Agus Setiawan/);
  await user.selectOptions(screen.getByLabelText(/^Role/), "crewtanker");
  expect(screen.getByRole("combobox", { name: /^Person/ })).toHaveValue("");
  await add(user);
  expect(await screen.findByText("Choose the person this account is for")).toBeInTheDocument();
  expect(createUserAction).not.toHaveBeenCalled();
});

test("shows the account link and sends it only when changed", async () => {
  const user = show(sailor, sailorLinks);
  expect(screen.getByRole("combobox", { name: /^Person/ })).toHaveValue("Agus Setiawan");
  await fill(user, screen.getByLabelText(/^Last Name/), "Putri");
  await save(user);
  await waitFor(() => expect(updateUserAction).toHaveBeenCalledTimes(1));
  expect(jest.mocked(updateUserAction).mock.calls[0]?.[0]).not.toHaveProperty("crewId");
  jest.mocked(searchLinkableRecordsAction).mockResolvedValue({ ok: true, data: [{ ...budi, isTaken: false }] });
  await user.clear(screen.getByRole("combobox", { name: /^Person/ }));
  await choose(user, "Person", "agus", /Agus Budiman/);
  await save(user);
  await waitFor(() => expect(updateUserAction).toHaveBeenLastCalledWith(expect.objectContaining({ crewId: 32 })));
});

test("another role starts with its whole menu again", async () => {
  const user = show(staff);
  expect(screen.getByRole("switch", { name: "All pages of the role" })).not.toBeChecked();
  await user.selectOptions(screen.getByLabelText(/^Role/), "crewingadminmarine");
  expect(screen.getByRole("switch", { name: "All pages of the role" })).toBeChecked();
  await save(user);
  await waitFor(() =>
    expect(updateUserAction).toHaveBeenCalledWith(
      expect.objectContaining({ newRole: "crewingadminmarine", accessList: null }),
    ),
  );
});
