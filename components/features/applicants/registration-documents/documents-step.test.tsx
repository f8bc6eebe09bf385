import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useMemo } from "react";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { documentsSchema } from "@/lib/features/applicants/registration/schema";
import { appliedInputs } from "@/lib/features/crew/person-fields.rules";
import { messagesOf } from "@/lib/platform/i18n/messages";
import { ErrorSummary } from "../draft/error-summary";
import { requiredMessage, withRequiredMessages } from "../draft/required-messages";
import { WizardProvider } from "../draft/wizard-context";
import {
  emptyDocuments,
  withOwnTravelDocuments,
  withRequiredRows,
  type DocumentsValues,
} from "../registration-fields/form-values";
import { CertificateList } from "./certificate-list";
import { useDocumentCards } from "./document-cards";
import { TravelDocumentList } from "./travel-document-list";

const shown = jest.fn<void, [string]>();
Element.prototype.scrollIntoView = function (this: Element) {
  shown(this.id);
};
jest.mock("@/lib/features/lookups/actions", () => ({ suggestLookupAction: async () => ({ ok: true }) }));
jest.mock("@/components/ui/upload/send-file", () => ({
  uploadFile: async ({ file }: { file: File }) => ({
    ok: true,
    file: {
      fileId: "5b8d4a7e-9d0e-4a3d-9d53-6d5f3b1c2a10",
      fileName: file.name,
      contentType: file.type,
      size: file.size,
    },
  }),
}));

const licence = {
  certificateId: 1,
  name: "Deck Officer Class III (ANT-III)",
  nameId: "Ahli Nautika Tingkat III (ANT-III)",
  kind: "coc" as const,
  neverExpires: true,
  minMonthsValid: 0,
};
const course = {
  certificateId: 2,
  name: "Basic Safety Training (BST)",
  nameId: "Pelatihan Dasar Keselamatan (BST)",
  kind: "cop" as const,
  neverExpires: false,
  minMonthsValid: 0,
};
const required = [licence, course];
const personal = { seamanBookNumber: "E 143100" };
const rules = { today: "2026-11-22", isCadet: false, required };
const sent = jest.fn();

function Step() {
  const schema = useMemo(
    () =>
      withRequiredMessages(
        documentsSchema(rules),
        requiredMessage((key) => key === "registration.required.certificateNumber"),
      ),
    [],
  );
  const form = useActionForm<DocumentsValues, null>({
    schema,
    validationMode: "onTouched",
    focusFirstError: false,
    defaultValues: {
      ...emptyDocuments,
      travelDocuments: withOwnTravelDocuments([], personal),
      coc: withRequiredRows([], [licence]),
      cop: withRequiredRows([], [course]),
    },
    action: async (values) => {
      sent(values);
      return { ok: true, data: null };
    },
  });
  const cards = useDocumentCards(form, { required, personal });
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      {form.formState.isSubmitted ? (
        <ErrorSummary
          attempt={form.formState.submitCount}
          errors={form.formState.errors}
          errorText={form.errorText}
          titleOf={(row) => (row.startsWith("coc") ? "ANT-III" : undefined)}
          focus={(path) => form.setFocus(path as "coc.0.issued")}
        />
      ) : null}
      <TravelDocumentList form={form} cards={cards} />
      <CertificateList form={form} cards={cards} kind="coc" />
      <CertificateList form={form} cards={cards} kind="cop" />
      <button type="submit">Next</button>
    </form>
  );
}

function open(locale: "en" | "id" = "en") {
  sent.mockClear();
  const registration = { content: { personal } };
  render(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Jakarta" messages={messagesOf(locale)}>
      {/* Only what these lists read from the wizard. */}
      <WizardProvider
        value={
          { rules, fields: appliedInputs(), registration, options: {}, certificates: { coc: [], cop: [] } } as never
        }
      >
        <Step />
      </WizardProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

const row = (name: string) => screen.getByRole("button", { name, hidden: true }).closest("li")!;
const fields = (name: string) => within(row(name));
const scan = new File(["%PDF"], "scan.pdf", { type: "application/pdf" });

async function fillCertificate(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.type(fields(name).getByLabelText(/^Certificate number/), "62115768");
  await user.type(fields(name).getByLabelText(/^Issued/), "1 March 2024");
  await user.tab();
  const never = fields(name).getByLabelText("No expiry");
  if (!(never as HTMLInputElement).checked) await user.click(never);
  await user.upload(fields(name).getByLabelText("Attachment", { selector: "input" }), scan);
}

test("shows the Indonesian name of a required certificate on an Indonesian page", () => {
  open("id");
  for (const name of ["1. Ahli Nautika Tingkat III (ANT-III)", "1. Pelatihan Dasar Keselamatan (BST)"])
    expect(fields(name).getByText("Wajib")).toBeInTheDocument();
  expect(screen.queryByText(/Basic Safety Training/)).not.toBeInTheDocument();
});

test("marks required documents only", () => {
  open();
  expect(screen.getAllByText("Required")).toHaveLength(3);
  for (const name of ["1. Seaman Book", "1. Deck Officer Class III (ANT-III)", "1. Basic Safety Training (BST)"])
    expect(fields(name).getByText("Required")).toBeInTheDocument();
});

test("fills in required documents in place and sends them with the step", async () => {
  const user = open();
  const book = fields("1. Seaman Book");
  expect(book.getByLabelText(/^Document number/)).toHaveValue("E 143100");
  await user.type(book.getByLabelText(/^Issued/), "1 March 2024");
  await fillCertificate(user, "1. Deck Officer Class III (ANT-III)");
  await fillCertificate(user, "1. Basic Safety Training (BST)");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    travelDocuments: [{ documentName: "Seaman Book", documentNumber: "E 143100", issued: "2024-03-01" }],
    coc: [{ certificateId: 1, certificateNumber: "62115768", noExpiry: true, attachment: { fileName: "scan.pdf" } }],
    cop: [{ certificateId: 2, certificateNumber: "62115768", noExpiry: true, expired: "" }],
  });
});

test("keeps an incomplete card open on Save and next, then opens the next incomplete one", async () => {
  const user = open();
  const book = "1. Seaman Book";
  await user.click(fields(book).getByRole("button", { name: book }));
  await user.click(fields(book).getByRole("button", { name: "Save and next" }));
  await waitFor(() => expect(fields(book).getByLabelText(/^Issued/)).toHaveFocus());
  expect(shown).toHaveBeenLastCalledWith(row(book).id);
  expect(fields(book).getByRole("button", { name: book })).toHaveAttribute("aria-expanded", "true");
  await user.type(fields(book).getByLabelText(/^Issued/), "1 March 2024");
  await user.click(fields(book).getByRole("button", { name: "Save and next" }));
  const next = "1. Deck Officer Class III (ANT-III)";
  await waitFor(() => expect(fields(next).getByLabelText(/^Certificate number/)).toHaveFocus());
  expect(fields(book).getByRole("button", { name: book })).toHaveAttribute("aria-expanded", "false");
  expect(shown).toHaveBeenLastCalledWith(row(next).id);
  expect(fields(next).getByRole("button", { name: next })).toHaveAttribute("aria-expanded", "true");
  expect(fields(book).getByText("Complete")).toBeInTheDocument();
});

test("names the document and its missing field in the summary, and opens its card", async () => {
  const user = open();
  await user.click(screen.getByRole("button", { name: "Next" }));
  const line = await screen.findByRole("button", { name: "ANT-III: Certificate number, Issued, Attachment" });
  await user.click(line);
  const coc = fields("1. Deck Officer Class III (ANT-III)");
  await waitFor(() => expect(coc.getByLabelText(/^Certificate number/)).toHaveFocus());
  expect(coc.getByText("Enter the certificate number")).toBeInTheDocument();
  expect(coc.getByRole("button", { expanded: true })).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});
