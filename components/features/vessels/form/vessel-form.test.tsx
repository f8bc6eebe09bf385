import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { insertVesselAction } from "@/lib/features/vessels/form/actions";
import lookups from "@/messages/en/lookups.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import vessels from "@/messages/en/vessels.json";
import { VesselForm } from "./vessel-form";

jest.mock("@/lib/features/vessels/form/actions", () => ({
  insertVesselAction: jest.fn(),
  updateVesselAction: jest.fn(),
}));
jest.mock("@/lib/features/vessels/areas/actions", () => ({ createOperationAreaAction: jest.fn() }));
jest.mock("@/lib/features/lookups/actions", () => ({ createLookupAction: jest.fn() }));
const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));

const names = {
  vesselSize: [],
  operationArea: [],
  technicalSuperintendent: [],
  technicalSuperintendentBackup: [],
  marineSuperintendent: [],
  marineSuperintendentBackup: [],
  designatedPersonAshore: [],
};
const options = { vesselTypes: [{ value: 4, label: "Tug Boat" }], principals: [], payrollCategories: [], names };
const refusal = {
  ok: false as const,
  status: 422,
  code: "invalid",
  message: "Check the marked fields.",
  errors: [{ path: "vesselName", message: "Another vessel in this division has this name" }],
};

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ vessels, shell, validation, lookups }}>
      <VesselForm vessel={null} options={options} backTo="/dashboard/vessel-management" />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const save = () => screen.getByRole("button", { name: "Add vessel" });
const sections = () => within(screen.getByRole("navigation", { name: "Sections" }));

beforeEach(() => jest.clearAllMocks());

/** Paste the text: typing into a form of forty fields is slow. */
async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

test("marks required fields, links to their groups and sends nothing", async () => {
  const user = show();
  expect(sections().getByRole("link", { name: /Identity/ })).toHaveTextContent("2 required");
  await user.click(save());
  expect(await screen.findAllByText("Required")).toHaveLength(3);
  for (const label of [/Vessel name/, /Vessel type/, /Ship management/])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription("Required");
  expect(screen.getByLabelText(/Vessel name/)).toHaveFocus();
  for (const name of ["Identity", "Operation"])
    expect(sections().getByRole("link", { name: new RegExp(name) })).toHaveTextContent("check");
  expect(insertVesselAction).not.toHaveBeenCalled();
});

test("keeps the input after a refusal and shows it at the field and beside the button", async () => {
  jest.mocked(insertVesselAction).mockResolvedValue(refusal);
  const user = show();
  await fill(user, screen.getByLabelText(/Vessel name/), "MV Tirta");
  await user.selectOptions(screen.getByLabelText(/Vessel type/), "4");
  await fill(user, screen.getByLabelText(/Ship management/), "Full management");
  await fill(user, screen.getByLabelText("Flag"), "Indonesia");
  await user.click(save());
  expect(await screen.findByText("Another vessel in this division has this name")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to create new vessel. Check the marked fields.");
  expect(insertVesselAction).toHaveBeenCalledWith(
    expect.objectContaining({
      vesselName: "MV Tirta",
      vesselType: "4",
      shipManagement: "Full management",
      flag: "Indonesia",
    }),
  );
  expect(screen.getByLabelText(/Vessel name/)).toHaveValue("MV Tirta");
  expect(screen.getByLabelText("Flag")).toHaveValue("Indonesia");
  expect(push).not.toHaveBeenCalled();
});

test("asks before leaving with unsaved input", async () => {
  const user = show();
  await fill(user, screen.getByLabelText("Flag"), "Indonesia");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/dashboard/vessel-management"));
});
