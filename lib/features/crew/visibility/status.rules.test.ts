import fc from "fast-check";
import { crewStatuses, statusEvents } from "@/db/enums/crew";
import { historyWithoutBars, canViewRegister, sinceWithoutBars, withoutBar } from "./status.rules";

test("allows the register to superadmin, admin, manager, planning, staff, PDE and the person only", () => {
  const viewers = ["SA", "AD", "MG", "PL", "SV", "ST", "PD", "FN", "PR", "VH", "CR", "passer-by", "nobody"] as const;
  expect(viewers.filter(canViewRegister)).toEqual(["SA", "AD", "MG", "PL", "ST", "PD", "CR"]);
});

test("returns the status a person would have without a bar", () => {
  expect(withoutBar({ status: "blacklist", resignedOn: null })).toBe("off-board");
  expect(withoutBar({ status: "blacklist", resignedOn: "2026-01-15" })).toBe("resigned");
  expect(withoutBar({ status: "on-board", resignedOn: null })).toBe("on-board");
});

const change = (event: (typeof statusEvents)[number], effectiveOn: string) => ({
  event,
  fromStatus: "off-board" as const,
  toStatus: "off-board" as const,
  effectiveOn,
});
const person = { statusSince: "2026-11-20", joinedOn: "2024-01-10" };

test("ignores a bar and its end, and counts time ashore from a sign-off that became a bar", () => {
  expect(sinceWithoutBars(person, [change("barred", "2026-11-20"), change("checked-out", "2026-08-01")])).toBe(
    "2026-08-01",
  );
  expect(
    sinceWithoutBars(person, [
      change("bar-removed", "2026-11-20"),
      change("barred", "2026-09-01"),
      change("checked-out", "2026-08-01"),
    ]),
  ).toBe("2026-08-01");
  expect(sinceWithoutBars(person, [change("checked-out", "2026-11-20")])).toBe("2026-11-20");
  expect(sinceWithoutBars(person, [change("barred", "2026-11-20")])).toBe("2024-01-10");
});

test("removes bars from a history and nothing else", () => {
  const status = fc.constantFrom(...crewStatuses);
  const any = fc.record({
    event: fc.constantFrom(...statusEvents),
    fromStatus: fc.option(status),
    toStatus: status,
    effectiveOn: fc.constant("2026-01-01"),
  });
  fc.assert(
    fc.property(fc.array(any), (changes) => {
      const shown = historyWithoutBars(changes);
      expect(JSON.stringify(shown)).not.toMatch(/blacklist|barred|bar-removed/);
      expect(shown).toHaveLength(changes.filter(({ event }) => event !== "barred" && event !== "bar-removed").length);
    }),
  );
});
