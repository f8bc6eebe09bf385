import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { formInputs } from "@/lib/features/crew/person-fields.rules";
import { updateCrewAction } from "@/lib/features/crew/edit/actions";
import crew from "@/messages/en/crew.json";
import personFields from "@/messages/en/person-fields.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { RecordSection } from "../sections/record-section";
import { PersonEditor } from "./person-editor";
import { RecordFrame } from "../sections/record-context";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh, push: jest.fn() }) }));
jest.mock("@/lib/features/crew/edit/actions", () => ({ updateCrewAction: jest.fn() }));
jest.mock("@/lib/features/crew/change-requests/actions", () => ({ requestCrewChangeAction: jest.fn() }));

type Contact = { phoneNo: string; emailAddress: string; address: string };
const initialValues: Contact = { phoneNo: "+628123456789", emailAddress: "ani@example.com", address: "Jalan Lama 1" };
const choices = {
  religions: [],
  maritalStatuses: [],
  nationalities: [],
  employmentTypes: [],
  ptkp: [],
  positions: [],
  vesselTypes: [],
};
const conflictAnswer = {
  ok: false as const,
  status: 409,
  code: "conflict",
  message: "Changed by Dewi at 21 Nov 2026 04:58",
  errors: [],
};
const saved = { ok: true as const, data: { id: 7, crewId: 7, version: 5, ignored: [], warnings: [] } };

const page = (stored: Contact, version: number) => (
  <NextIntlClientProvider locale="en" messages={{ crew, "person-fields": personFields, shell, validation }}>
    <RecordFrame record={{ crewId: 7, version, name: "Ani" }}>
      <RecordSection
        id="contact"
        title="Contact"
        editor={{
          asRequest: false,
          form: (
            <PersonEditor
              section="contact"
              inputs={formInputs("contact")}
              stored={stored}
              choices={choices}
              asRequest={false}
            />
          ),
        }}
      >
        <p>{stored.phoneNo}</p>
      </RecordSection>
    </RecordFrame>
  </NextIntlClientProvider>
);

async function open() {
  const user = userEvent.setup();
  const { rerender } = render(page(initialValues, 3));
  await user.click(screen.getByRole("button", { name: "Edit: Contact" }));
  await screen.findByRole("button", { name: "Save" });
  return { user, rerender };
}

const phone = () => screen.getByLabelText(/Phone/);
const retype = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

beforeEach(() => jest.clearAllMocks());

test("enables Save after a change and sends only changed values with the loaded version", async () => {
  jest.mocked(updateCrewAction).mockResolvedValue(saved);
  const { user } = await open();
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await retype(user, phone(), "081234500000");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(updateCrewAction).toHaveBeenCalledWith({
      crewId: 7,
      section: "contact",
      values: { phoneNo: "081234500000" },
      version: 3,
    }),
  );
});

test("shows an edit conflict, keeps typed values after a reload, and shows the stored value", async () => {
  jest.mocked(updateCrewAction).mockResolvedValueOnce(conflictAnswer).mockResolvedValueOnce(saved);
  const { user, rerender } = await open();
  await retype(user, phone(), "081234500000");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Changed by Dewi at 21 Nov 2026 04:58/)).toBeVisible();
  expect(phone()).toHaveValue("081234500000");
  await user.click(screen.getByRole("button", { name: "Reload" }));
  expect(refresh).toHaveBeenCalled();
  // Reloaded values wait for the running save.
  await act(async () => {
    rerender(page({ ...initialValues, phoneNo: "+628777", address: "Jalan Baru 2" }, 4));
    await Promise.resolve();
  });
  expect(await screen.findByText("Saved now: +628777")).toBeVisible();
  expect(phone()).toHaveValue("081234500000");
  await waitFor(() => expect(screen.getByLabelText(/Address/)).toHaveValue("Jalan Baru 2"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(updateCrewAction).toHaveBeenLastCalledWith({
      crewId: 7,
      section: "contact",
      values: { phoneNo: "081234500000" },
      version: 4,
    }),
  );
});

test("checks changed fields only", async () => {
  const user = userEvent.setup();
  render(page({ ...initialValues, emailAddress: "not an address" }, 3));
  await user.click(screen.getByRole("button", { name: "Edit: Contact" }));
  await screen.findByRole("button", { name: "Save" });
  await retype(user, phone(), "12");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter 8 to 15 digits, for example +62 812 3456 7890")).toBeVisible();
  expect(screen.queryByText("Invalid email format")).not.toBeInTheDocument();
  expect(updateCrewAction).not.toHaveBeenCalled();
});

test("confirms before discarding typed values", async () => {
  const { user } = await open();
  await retype(user, phone(), "081234500000");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(phone()).toHaveValue("081234500000");
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(await screen.findByText(initialValues.phoneNo)).toBeVisible();
});
