import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import crew from "@/messages/en/crew.json";
import shell from "@/messages/en/shell.json";
import validation from "@/messages/en/validation.json";
import { ResignDialog } from "./resign-dialog";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/features/crew/status/actions", () => ({}));
jest.mock("@/lib/features/crew/compliance/actions", () => ({}));

function show(idleSince: string | null) {
  render(
    <NextIntlClientProvider locale="en" messages={{ crew, shell, validation }}>
      <ResignDialog person={{ name: "Agus", rank: 1, type: 1, idleSince }} today="2026-11-20" onClose={jest.fn()} />
    </NextIntlClientProvider>,
  );
  return screen.getByLabelText(/^Kind of resignation/);
}

test("suggests the class with a reason for a person who seems not to return", () => {
  expect(show("2025-06-01")).toHaveValue("contract-end-no-return");
  expect(screen.getByText(/Ashore since 1 Jun 2025 on a contract/)).toBeVisible();
});

test("suggests nothing for others", () => {
  expect(show(null)).toHaveValue("");
  expect(screen.queryByText(/suggested/)).not.toBeInTheDocument();
});
