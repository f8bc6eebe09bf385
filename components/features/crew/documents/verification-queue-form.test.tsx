import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { unverifyDocumentAction, verifyDocumentAction } from "@/lib/features/crew/documents/actions";
import crew from "@/messages/en/crew.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { VerificationQueueForm } from "./verification-queue-form";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
jest.mock("@/lib/features/crew/documents/actions", () => ({
  verifyDocumentAction: jest.fn(),
  unverifyDocumentAction: jest.fn(),
}));
const done = { ok: true as const, data: { id: 5, crewId: 12 } };
const crewDocument = { crewId: 12, kind: "cop" as const, id: 5 };

test("takes a verification back from its toast, with the keyboard alone", async () => {
  jest.mocked(verifyDocumentAction).mockResolvedValueOnce(done);
  jest.mocked(unverifyDocumentAction).mockResolvedValueOnce(done);
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en" messages={{ crew, shell, validation }}>
      <ToastFrame>
        <VerificationQueueForm crewDocument={crewDocument} />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  await user.selectOptions(screen.getByLabelText(/How it was verified|Method/), "online");
  await user.click(screen.getByRole("button", { name: "Verify" }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  while (document.activeElement !== undo) await user.tab();
  await user.keyboard("{Enter}");
  expect(unverifyDocumentAction).toHaveBeenCalledWith({ ...crewDocument, reason: "Taken back right after verifying" });
  expect(await screen.findByText("Verification withdrawn.")).toBeVisible();
});
