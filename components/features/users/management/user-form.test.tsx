import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { createUserAction, updateUserAction } from "@/lib/features/users/actions";
import type { Profile } from "@/lib/features/users/schema";
import shell from "@/messages/en/shell.json";
import users from "@/messages/en/users.json";
import validation from "@/messages/en/validation.json";
import type { RoleOption } from "./form-values";
import { UserForm } from "./user-form";

jest.mock("@/lib/features/users/actions", () => ({ createUserAction: jest.fn(), updateUserAction: jest.fn() }));

const roles: RoleOption[] = (["superadmin", "crewingadminmarine", "crewingstaffmarine", "crewmarine", "crewtanker"] as const).map((value) => ({ value, label: users.roles[value] }));
const staff: Profile = {
  userId: 7,
  email: "rina@example.test",
  firstName: "Rina",
  lastName: null,
  role: "crewingstaffmarine",
  subRole: null,
  divisionId: 1,
  isActive: true,
  createdAt: new Date("2026-01-01"),
  userAccessList: ["dashboard", "profile", "job-openings", "planning"],
  accessIsDefault: false,
  hasPassword: true,
  mayDeactivateSelf: true,
};
const onSaved = jest.fn();

function show(user: Profile | null = null) {
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, validation, users }}>
      <UserForm user={user} roles={roles} ownDivision={2} isSelf={false} mayGrantAccess onClose={jest.fn()} onSaved={onSaved} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

async function fillNew(user: ReturnType<typeof userEvent.setup>, role: string) {
  await user.type(screen.getByLabelText(/^Email/), "rina@example.test");
  await user.type(screen.getByLabelText(/^First Name/), "Rina");
  await user.selectOptions(screen.getByLabelText(/^Role/), role);
}
const add = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole("button", { name: "Add user" }));
const save = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole("button", { name: "Save changes" }));

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(createUserAction).mockResolvedValue({ ok: true, data: { userId: 1 } });
  jest.mocked(updateUserAction).mockResolvedValue({ ok: true, data: { userId: 7 } });
});

test("names what is missing and sends nothing", async () => {
  const user = show();
  await add(user);
  for (const text of ["Email is required", "Use 3 to 50 characters", "Role is required"]) expect(await screen.findByText(text)).toBeInTheDocument();
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
  await add(user);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(createUserAction).toHaveBeenCalledWith(expect.objectContaining({ role: "crewtanker", subRole: "head", divisionId: null, password: "" }));
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
  jest.mocked(createUserAction).mockResolvedValueOnce({ ok: false, status: 409, code: "conflict", message: "Not this one", errors: [] });
  const user = show();
  await fillNew(user, "crewingstaffmarine");
  await add(user);
  expect(await screen.findByText("Failed")).toBeInTheDocument();
  expect(screen.getByText("Not this one")).toBeInTheDocument();
  jest.mocked(createUserAction).mockRejectedValueOnce(new Error("offline"));
  await waitFor(() => expect(screen.getByRole("button", { name: "Add user" })).toBeEnabled());
  await add(user);
  expect(await screen.findByText("Failed to create new user. Please try again later or check your connection.")).toBeInTheDocument();
});

test("a corrected name sends neither status nor access list, which would sign the person out", async () => {
  const user = show(staff);
  await user.type(screen.getByLabelText(/^Last Name/), "Putri");
  await save(user);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const [sent] = jest.mocked(updateUserAction).mock.calls[0] ?? [];
  expect(sent).toEqual({ userId: 7, oldRole: "crewingstaffmarine", newRole: "crewingstaffmarine", firstName: "Rina", lastName: "Putri", subRole: null, divisionId: null });
});

test("offers the role's own menu only, and sends what is ticked or null for the role's default", async () => {
  const user = show(staff);
  expect(screen.queryByRole("checkbox", { name: "UJBM" })).not.toBeInTheDocument();
  expect(screen.queryByRole("checkbox", { name: "Users" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Planning" }));
  await save(user);
  await waitFor(() => expect(updateUserAction).toHaveBeenCalledWith(expect.objectContaining({ accessList: ["job-openings"] })));
  await user.click(screen.getByRole("switch", { name: "Everything the role may open" }));
  await save(user);
  await waitFor(() => expect(updateUserAction).toHaveBeenLastCalledWith(expect.objectContaining({ accessList: null })));
});

test("hides the deactivate toggle for an admin", () => {
  show({ ...staff, role: "crewingadminmarine" });
  expect(screen.queryByRole("switch", { name: "Account is active" })).not.toBeInTheDocument();
});
