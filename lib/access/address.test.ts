import { addressOf, networkOf, networkKeyOf } from "./address";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["2001:db8::7", "2001:db8::7"],
  ["not an address", "127.0.0.1"],
  ["", "127.0.0.1"],
])("%j is the address %s", (header, address) =>
  expect(addressOf(new Headers({ "x-forwarded-for": header }))).toBe(address),
);

test.each([
  ["203.0.113.9", "203.0.113.9", "203.0.113"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::", "2001:db8:1"],
  ["2001:db8:1:2::9", "2001:db8:1:2::", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0:0::", "2001:db8:0"],
  ["::1", "0:0:0:0::", "0:0:0"],
])("%s is counted as %s and lies in %s", (address, place, network) =>
  expect([networkKeyOf(address), networkOf(address)]).toEqual([place, network]),
);
