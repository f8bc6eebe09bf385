import { render, screen } from "@testing-library/react";
import { translator } from "@/lib/platform/i18n/messages";
import { MissingSignsNote } from "./note";

jest.mock("next-intl/server", () => ({
  getTranslations: async (namespace: string) => (key: string, values: Record<string, string>) =>
    translator("en")(`${namespace}.${key}`, values),
}));

test("names the signs of a record that its documents cannot print, and nothing where there are none", async () => {
  render(<>{await MissingSignsNote({ record: { fullName: "Zhang 張偉", address: ["Jalan 1", null] } })}</>);
  expect(screen.getByRole("alert")).toHaveTextContent("Documents cannot print 張偉 and show ? instead");
  expect(await MissingSignsNote({ record: { fullName: "Nguyễn Đức" } })).toBeNull();
});
