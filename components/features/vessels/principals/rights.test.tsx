import PrincipalsLayout from "@/app/dashboard/vessel-management/principals/layout";
import type { Role, SubRole } from "@/db/enums/users";
import { currentUser } from "@/lib/platform/transport/page";

jest.mock("@/lib/platform/transport/page", () => ({ currentUser: jest.fn() }));
jest.mock("next/navigation", () => {
  const leave = (what: string) => () => {
    throw new Error(what);
  };
  return { forbidden: leave("403"), notFound: leave("404"), redirect: leave("redirect") };
});

function arrive(role: Role | null, subRole: SubRole | null = null, accessList?: string[]) {
  const actor = role
    ? {
        kind: "user" as const,
        userId: 1,
        email: "",
        name: "",
        role,
        subRole,
        divisionId: role.endsWith("tanker") ? 2 : 1,
        crewId: 3,
        vesselId: 4,
        ...(accessList ? { accessList } : {}),
      }
    : null;
  jest.mocked(currentUser).mockResolvedValue(actor as Awaited<ReturnType<typeof currentUser>>);
  return PrincipalsLayout({ children: "principals" });
}

test.each<Role>(["superadmin", "crewingadminmarine", "crewingmanagermarine", "crewingadmintanker"])(
  "%s manages principals",
  async (role) => {
    await expect(arrive(role)).resolves.toBe("principals");
  },
);

test.each<[Role, SubRole | null]>([
  ["crewingplanningmarine", null],
  ["crewingstaffmarine", null],
  ["crewingfinancemarine", null],
  ["crewingprincipalmarine", null],
  ["crewmarine", "head"],
  ["crewmarine", "crew"],
])("%s %s is refused", async (role, subRole) => {
  await expect(arrive(role, subRole)).rejects.toThrow("403");
});

test("denies the page without vessel access and sends visitors to sign-in", async () => {
  await expect(arrive("crewingadminmarine", null, ["users"])).rejects.toThrow("403");
  await expect(arrive(null)).rejects.toThrow("redirect");
});
