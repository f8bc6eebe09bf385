import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import crew from "@/messages/en/crew.json";
import { DocumentTools } from "./tools";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/features/crew/documents/actions", () => ({}));
jest.mock("@/lib/features/crew/change-requests/actions", () => ({}));

const bst = {
  kind: "cop" as const,
  id: 4,
  name: "BST",
  certificateId: 9,
  number: "62",
  issued: "2024-01-01",
  expired: "2029-01-01",
  noExpiry: false,
  description: "",
  attachment: null,
  isVerified: false,
  isInOrder: false,
};

async function verbsOf(isRequired: boolean): Promise<string[]> {
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en" messages={{ crew }}>
      <DocumentTools document={{ ...bst, isRequired }} rights={{ write: true, ask: false, verify: true }} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("button", { name: "Renew BST" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "More for BST" }));
  return screen.getAllByRole("menuitem").map((item) => item.textContent ?? "");
}

test("shows Verify for an unverified document, and hides renewal in the menu if it never expires", () => {
  const rights = { write: true, ask: false, verify: true };
  const show = (paper: object) =>
    render(
      <NextIntlClientProvider locale="en" messages={{ crew }}>
        <DocumentTools document={{ ...bst, isRequired: true, isInOrder: true, ...paper }} rights={rights} />
      </NextIntlClientProvider>,
    );
  const { unmount } = show({});
  expect(screen.getByRole("button", { name: "Verify BST" })).toBeVisible();
  unmount();
  show({ isVerified: true, noExpiry: true, expired: "" });
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(["More for BST"]);
});

test("shows a seafarer only the request to renew, without a menu", () => {
  const paper = { ...bst, isRequired: true, noExpiry: true, expired: "" };
  render(
    <NextIntlClientProvider locale="en" messages={{ crew }}>
      <DocumentTools document={paper} rights={{ write: false, ask: true, verify: false }} />
    </NextIntlClientProvider>,
  );
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(["Renew BST"]);
});

test("offers no removal of a mandatory certificate", async () => {
  expect(await verbsOf(true)).toEqual(["Correct", "Replace the scan", "Verify"]);
});

test("offers removal of any other certificate", async () => {
  expect(await verbsOf(false)).toEqual(["Correct", "Replace the scan", "Verify", "Remove"]);
});
