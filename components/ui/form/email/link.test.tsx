import { render } from "@testing-library/react";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import { MailLink } from "./link";

jest.mock("next-intl/server", () => ({
  getTranslations: async () => ({
    rich: (_key: string, { address }: { address: string }) => `Did you mean ${address}?`,
  }),
}));

test.each([
  ["budi@gmial.com", "budi@gmial.comDid you mean budi@gmail.com?"],
  ["budi@gmail.com", "budi@gmail.com"],
])("shows %s with a question only about a likely slip", async (address, text) => {
  const { container } = render(<>{await MailLink({ address, meant: meantAddress })}</>);
  expect(container.textContent).toBe(text);
  expect(container.querySelector("a")).toHaveAttribute("href", `mailto:${address}`);
});
