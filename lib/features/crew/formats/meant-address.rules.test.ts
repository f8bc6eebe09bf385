import { assert, constantFrom, emailAddress, integer, property, tuple } from "fast-check";
import { runsOf } from "@/db/testing/long-run";
import { meantAddress } from "./meant-address.rules";
import { email } from "./schema";

test.each([
  ["budi@gmail.con", "budi@gmail.com"],
  ["budi@gmail.cmo", "budi@gmail.com"],
  ["budi@gmail.co", "budi@gmail.com"],
  ["budi@gmail.cm", "budi@gmail.com"],
  ["budi@gmial.com", "budi@gmail.com"],
  ["budi@gmai.com", "budi@gmail.com"],
  ["budi@gmaill.com", "budi@gmail.com"],
  ["Budi@Gmial.con ", "budi@gmail.com"],
  ["budi@yaho.com", "budi@yahoo.com"],
  ["budi@yahooo.com", "budi@yahoo.com"],
  ["budi@yahoo.co.di", "budi@yahoo.co.id"],
  ["budi@yahoo.co.idd", "budi@yahoo.co.id"],
  ["budi@hotmial.com", "budi@hotmail.com"],
  ["budi@outlok.com", "budi@outlook.com"],
  ["budi@ptsamudera.con", "budi@ptsamudera.com"],
  ["budi@pelni.nett", "budi@pelni.net"],
])("asks whether %j was meant as %s", (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

test.each([
  ...["budi@gmail.com", "budi@yahoo.co.id", "budi@ymail.com", "budi@mail.com", "budi@email.com", "budi@pertamina.com"],
  ...["budi@company.co", "budi@ship.om", "budi@kapal.co.id", "budi@yahoo.co.uk", "budi@gmx.com", "budi@live.co.uk"],
  ...["budi@hotmail.fr", "budi", "", "budi@", "@gmail.con", "a@b@gmail.con", "budi@connect.id"],
])("asks nothing about %j", (typed) => {
  expect(meantAddress(typed)).toBeNull();
});

test("a question changes the domain only, names an accepted address, and is settled by taking it", () => {
  const slip = constantFrom("gmail.con", "gmial.com", "gmail.co", "yahoo.cmo", "hotmal.com", "kapal.con");
  const typed = tuple(emailAddress(), slip).map(([address, domain]) => `${address.split("@")[0]}@${domain}`);
  assert(
    property(typed, (address) => {
      const meant = meantAddress(address) ?? "";
      expect([address, meant.split("@")[0]]).toEqual([address, address.toLowerCase().split("@")[0]]);
      expect(meantAddress(meant)).toBeNull();
      // What was typed is kept, whether it was meant or not.
      const kept = email.safeParse(address);
      if (kept.success) expect([kept.data, email.safeParse(meant).success]).toEqual([address.toLowerCase(), true]);
    }),
    runsOf(200),
  );
});

test("asks about a letter left out of a provider's domain, or changed with its neighbour", () => {
  const domain = "hotmail.com";
  assert(
    property(integer({ min: 1, max: 4 }), constantFrom("left out", "swapped"), (at, how) => {
      const rest = how === "swapped" ? `${domain[at + 1]}${domain[at]}${domain.slice(at + 2)}` : domain.slice(at + 1);
      const slip = domain.slice(0, at) + rest;
      expect([slip, meantAddress(`ani@${slip}`)]).toEqual([slip, "ani@hotmail.com"]);
    }),
    runsOf(20),
  );
});
