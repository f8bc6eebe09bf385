import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { hireApplicantAction } from "@/lib/features/applicants/decisions/actions";
import type { Permission } from "@/lib/access/permissions";
import type { FormerCrew } from "@/lib/features/applicants/schema";
import applicants from "@/messages/en/applicants.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { ResultPanel } from "./result-panel";

jest.mock("@/lib/features/applicants/decisions/actions", () => ({ hireApplicantAction: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/components/ui/feedback/toast-frame", () => ({ useToast: () => jest.fn() }));

const stage = {
  type: "result" as const,
  status: "Pending" as const,
  details: {},
  reason: null,
  since: "",
  by: null,
  retakeLeft: false,
  threshold: null,
  navigation: null,
};
const choices = {
  assessors: [],
  assessorEmails: {},
  packages: [],
  clinics: [],
  degrees: [],
  letterNumber: "",
  vessels: [],
  employmentTypes: [
    { value: 1, label: "Permanent" },
    { value: 2, label: "Contract" },
  ],
};
const applicant = {
  id: 5,
  version: 3,
  name: "Budi Santoso",
  vesselType: "Tug Boat",
  divisionId: 1,
  today: "2026-11-20",
};
const known: FormerCrew = {
  crewId: 9,
  employeeNumber: "M-00009",
  fullName: "Budi Santoso",
  status: "off-board",
  statusSince: "2025-01-01",
  position: "Juru Mudi",
  positionEn: "Able Seaman",
  lastVessel: null,
  sameIdNumber: true,
  sameSeafarerCode: true,
  elsewhere: false,
  barred: false,
};

function show({
  people = [],
  hired = 0,
  may = ["applicants:hire"],
}: { people?: FormerCrew[]; hired?: number; may?: Permission[] } = {}) {
  render(
    <NextIntlClientProvider locale="en" messages={{ applicants, shell, validation }}>
      <ResultPanel
        applicant={applicant}
        stage={stage}
        permissions={may}
        choices={choices}
        hire={{ employmentTypeId: 2, vacancies: 2, hired, crewRecords: people }}
      />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

beforeEach(() => jest.mocked(hireApplicantAction).mockReset());

test("asks for date and employment when hiring, starting with today and the opening's values", async () => {
  jest
    .mocked(hireApplicantAction)
    .mockResolvedValue({ ok: true, data: { id: 5, registerCrewId: 5, currentStatusId: 7, version: 4, rows: [] } });
  const user = show();
  expect(screen.getByText("0 of 2 vacancies filled")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Hire" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Hire" }));
  await waitFor(() =>
    expect(hireApplicantAction).toHaveBeenCalledWith({
      id: 5,
      joinedOn: "2026-11-20",
      employmentTypeId: "2",
      crewId: "",
      version: 3,
    }),
  );
});

test("finishes, re-hires or refuses an existing crew member", () => {
  show({ people: [known] });
  expect(buttons()).toEqual(["Finish with M-00009"]);
});

test.each<[string, FormerCrew[], RegExp]>([
  ["resigned", [{ ...known, status: "resigned" }], /Re-hire them in the crew record/],
  ["barred", [{ ...known, barred: true }], /cannot be hired/],
  [
    "crew of the other division",
    [{ ...known, crewId: null, employeeNumber: null, elsewhere: true }],
    /cannot be hired/,
  ],
  ["two records", [known, { ...known, crewId: 10 }], /cannot be hired/],
])("who is %s offers no hiring, and it is said why", (_name, people, text) => {
  show({ people });
  expect(buttons()).toEqual([]);
  expect(screen.getByText(text)).toBeVisible();
});

test("shows filled vacancies without blocking the hire", () => {
  show({ hired: 2 });
  expect(screen.getByText(/You can still hire/)).toBeVisible();
  expect(buttons()).toEqual(["Hire"]);
});

test("tells users who may not hire that others decide", () => {
  show({ may: [] });
  expect(screen.getByText(/A colleague with permission to hire/)).toBeVisible();
});
