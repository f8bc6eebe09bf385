import { followLink } from "../follow-link";
import ValidationPage from "./page";

jest.mock("../follow-link", () => ({ followLink: jest.fn() }));
jest.mock("@/lib/features/applicants/registration/get-revision-link", () => ({ getRevisionLink: {} }));
jest.mock("@/lib/features/job-openings/get-public-job-opening", () => ({ getPublicJobOpening: {} }));
jest.mock("@/components/features/applicants/decisions/revision-gate", () => ({ RevisionGate: () => null }));
jest.mock("@/components/features/captcha/security-gate", () => ({ SecurityGate: () => null }));
jest.mock("@/components/features/applicants/public-frame", () => ({ PublicFrame: () => null }));
jest.mock("next-intl/server", () => ({
  getTranslations: async () => (key: string) => key,
  getLocale: async () => "en",
}));
jest.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(address);
  },
}));

const followed = jest.mocked(followLink);
const open = (query: Record<string, string>) => ValidationPage({ searchParams: Promise.resolve(query) });

test("says before the captcha that an opening is closed, a revision link was used, or a link is broken", async () => {
  followed.mockResolvedValue({ state: "read", record: { isOpen: false } } as never);
  await expect(open({ joi: "7" })).rejects.toThrow("/closed?reason=opening");
  followed.mockResolvedValue({ state: "broken" } as never);
  await expect(open({ joi: "7", revision: "used" })).rejects.toThrow("/closed?reason=revision");
  await expect(open({ joi: "7" })).rejects.toThrow("/closed?reason=broken");
});
