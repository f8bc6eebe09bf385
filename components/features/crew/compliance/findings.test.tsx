import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import compliance from "@/messages/en/compliance.json";
import crew from "@/messages/en/crew.json";
import { ComplianceList, type ComplianceCheck } from "./findings";
import { evidenceLines } from "./evidence-lines";

const check: ComplianceCheck = {
  crewId: 7,
  fitness: "block",
  isOverridable: false,
  items: [
    {
      code: "medical-unfit",
      area: "medical",
      level: "block",
      key: "compliance.medicalUnfit",
      values: { date: "2026-11-02" },
      text: "Found UNFIT at the examination of 2 Nov 2026",
      overridableBy: "nobody",
      evidence: {
        status: "UNFIT",
        examinationDate: "2026-11-02",
        validUntil: null,
        from: "2026-12-01",
        to: "2027-06-01",
      },
    },
    {
      code: "certificates",
      area: "certificates",
      level: "pass",
      key: "compliance.certificatesValid",
      values: { count: 1 },
      text: "The mandatory certificate is valid for the whole period",
      overridableBy: null,
      evidence: { certificates: [{ certificateId: 3, certificate: "BST", paper: "BST", expired: "2029-01-31" }] },
    },
  ],
};

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ compliance, crew }}>
      <ComplianceList check={check} />
    </NextIntlClientProvider>,
  );
}

test("spells out every date of a verdict and its evidence", () => {
  show();
  const [medical, certificates] = screen.getAllByRole("listitem");
  expect(medical).toHaveTextContent("2 Nov 2026");
  expect(medical).toHaveTextContent("1 Dec 2026");
  expect(certificates).toHaveTextContent("BST · BST · 31 Jan 2029");
  expect(document.body).not.toHaveTextContent(/\d{4}-\d{2}-\d{2}/);
});

test("names who may override, labels each level, and leaves ids out of the evidence", () => {
  show();
  expect(screen.getByText("Cannot be overridden.")).toBeVisible();
  const [medical] = screen.getAllByRole("listitem");
  expect(within(medical!).getByText("Block")).toBeVisible();
  expect(evidenceLines({ id: 4, certificateId: 9, expired: null, days: 12 }, (day) => day)).toEqual([
    { name: "days", value: 12 },
  ]);
});
