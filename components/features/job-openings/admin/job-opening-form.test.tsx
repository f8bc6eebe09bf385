import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { createJobOpeningAction } from "@/lib/features/job-openings/actions";
import { listPositionsOnVesselTypeAction } from "@/lib/features/positions/actions";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import jobOpenings from "@/messages/en/job-openings.json";
import positions from "@/messages/en/positions.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { draftJobOpeningAction } from "@/lib/features/manning/crew-changes/actions";
import { JobOpeningForm, type JobOpeningFormProps } from "./job-opening-form";

jest.mock("@/lib/features/job-openings/actions", () => ({
  createJobOpeningAction: jest.fn(),
  updateJobOpeningAction: jest.fn(),
}));
jest.mock("@/lib/features/manning/crew-changes/actions", () => ({ draftJobOpeningAction: jest.fn() }));
jest.mock("@/lib/features/positions/actions", () => ({ listPositionsOnVesselTypeAction: jest.fn() }));

const cook = {
  id: 9,
  divisionId: 1,
  jobPositionName: "Juru Masak",
  jobPositionNameEn: "Cook",
  category: "catering",
  level: "support",
  isCadet: false,
  vesselTypeId: 4,
  education: "SMK",
  minYears: 1,
};
const options = {
  vesselTypes: [{ value: 4, label: "Tug Boat" }],
  vesselSizes: [{ value: 5, label: "< 175 GT" }],
  employmentTypes: [{ value: 6, label: "Contract" }],
  cities: [],
};
const onClose = jest.fn();
const onSaved = jest.fn();

const closesOn = addDays(dayOf(new Date()), 30);
const draft = { vesselCrewId: 70, vesselTypeId: 4, positionId: 9, closesOn, task: "Joining soon." };

function show(props: Partial<Pick<JobOpeningFormProps, "draft" | "mayWrite" | "positions">> = {}) {
  jest.mocked(listPositionsOnVesselTypeAction).mockResolvedValue({ ok: true, data: [cook] });
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, validation, positions, "job-openings": jobOpenings }}>
      <JobOpeningForm
        opening={null}
        draft={null}
        mayWrite
        options={options}
        positions={[]}
        divisionId={1}
        {...props}
        onClose={onClose}
        onSaved={onSaved}
      />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => jest.clearAllMocks());

test("lists every missing field with the documented text and sends nothing", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Add job opening" }));
  for (const text of [
    "Position",
    "Vessel Size",
    "Vessel Type",
    "Employment Type",
    "Years of Experience",
    "Tasks Description",
  ]) {
    expect(await screen.findByText(`${text} is required`)).toBeInTheDocument();
  }
  expect(createJobOpeningAction).not.toHaveBeenCalled();
});

test("lists the vessel type's positions, fills in the education and sends the choices", async () => {
  jest.mocked(createJobOpeningAction).mockResolvedValue({ ok: true, data: { id: 1, version: 1 } });
  const user = show();
  await user.selectOptions(screen.getByLabelText(/Vessel Type/), "4");
  await waitFor(() => expect(screen.getByLabelText(/Position/)).toBeEnabled());
  await user.selectOptions(screen.getByLabelText(/Position/), "9");
  expect(screen.getByText("SMK")).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/Vessel Size/), "5");
  await user.selectOptions(screen.getByLabelText(/Employment Type/), "6");
  await user.type(screen.getByLabelText(/Years of Experience/), "2");
  await user.type(screen.getByLabelText(/Tasks Description/), "Cook for nine");
  await user.click(screen.getByRole("button", { name: "Add job opening" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(createJobOpeningAction).toHaveBeenCalledWith(
    expect.objectContaining({ vesselTypeId: "4", positionId: "9", task: "Cook for nine" }),
  );
});

test("confirms before discarding changes", async () => {
  const user = show();
  await user.type(screen.getByLabelText(/Tasks Description/), "Cook");
  await user.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalled();
});

test("shows a refusal in the form with the server's message", async () => {
  jest
    .mocked(createJobOpeningAction)
    .mockResolvedValue({ ok: false, status: 400, code: "rule", message: "Not today", errors: [] });
  const user = show();
  await user.selectOptions(screen.getByLabelText(/Vessel Type/), "4");
  await waitFor(() => expect(screen.getByLabelText(/Position/)).toBeEnabled());
  await user.selectOptions(screen.getByLabelText(/Position/), "9");
  await user.selectOptions(screen.getByLabelText(/Vessel Size/), "5");
  await user.selectOptions(screen.getByLabelText(/Employment Type/), "6");
  await user.type(screen.getByLabelText(/Years of Experience/), "2");
  await user.type(screen.getByLabelText(/Tasks Description/), "Cook for nine");
  await user.click(screen.getByRole("button", { name: "Add job opening" }));
  expect(await screen.findByText("Not today")).toBeInTheDocument();
  expect(onSaved).not.toHaveBeenCalled();
});

async function saveDraft(user: ReturnType<typeof userEvent.setup>) {
  await waitFor(() => expect(screen.getByLabelText(/Position/)).toBeEnabled());
  await user.selectOptions(screen.getByLabelText(/Vessel Size/), "5");
  await user.selectOptions(screen.getByLabelText(/Employment Type/), "6");
  await user.type(screen.getByLabelText(/Years of Experience/), "2");
  await user.click(screen.getByRole("button", { name: "Add job opening" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
}

test("starts a draft with its seat's data and saves it for that seat without write permission", async () => {
  jest.mocked(draftJobOpeningAction).mockResolvedValue({ ok: true, data: { id: 1, version: 1 } });
  const user = show({ draft, mayWrite: false, positions: [cook] });
  expect(screen.getByLabelText(/Vessel Type/)).toHaveValue("4");
  expect(screen.getByLabelText(/Position/)).toHaveValue("9");
  expect(screen.getByLabelText(/Tasks Description/)).toHaveValue("Joining soon.");
  await saveDraft(user);
  expect(draftJobOpeningAction).toHaveBeenCalledWith(
    expect.objectContaining({ vesselCrewId: 70, vesselTypeId: "4", positionId: "9", closesOn }),
  );
  expect(createJobOpeningAction).not.toHaveBeenCalled();
});

test("saves a draft as a new opening with write permission", async () => {
  jest.mocked(createJobOpeningAction).mockResolvedValue({ ok: true, data: { id: 1, version: 1 } });
  await saveDraft(show({ draft, mayWrite: true, positions: [cook] }));
  expect(draftJobOpeningAction).not.toHaveBeenCalled();
});
