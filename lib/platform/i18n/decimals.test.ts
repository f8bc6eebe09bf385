import { createFormatter } from "next-intl";
import { oneDecimal, twoDecimals } from "./decimals";

test("sizes, BMI and averages have the decimal mark of the page's language", () => {
  const said = (locale: "en" | "id") => {
    const format = createFormatter({ locale });
    return [format.number(23.44, oneDecimal), format.number(168, oneDecimal), format.number(3.5, twoDecimals)];
  };
  expect(said("id")).toEqual(["23,4", "168,0", "3,50"]);
  expect(said("en")).toEqual(["23.4", "168.0", "3.50"]);
});
