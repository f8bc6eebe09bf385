import { measure } from "./numbers";

test("measures have a dot for thousands and a comma for decimals, whatever the language of the page", () => {
  expect([measure(512), measure(1500), measure(12345.6789), measure(0.5)]).toEqual([
    "512",
    "1.500",
    "12.345,679",
    "0,5",
  ]);
});
