import { z } from "zod";
import { requiredMessage, withRequiredMessages } from "./required-messages";

const schema = z.object({
  fullName: z.string().min(1, "validation.required"),
  email: z.email("validation.email"),
  nextOfKin: z.object({ address: z.string().min(1, "validation.required") }),
  note: z.string().min(1, "validation.required"),
});
const words = [
  "person-fields.required.fullName",
  "registration.required.email",
  "person-fields.required.nextOfKin.address",
];
const notified = (value: unknown) =>
  withRequiredMessages(
    schema,
    requiredMessage((key) => words.includes(key)),
  )
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("names an empty field, even when its format is also wrong; without a text it keeps its message", () => {
  expect(notified({ fullName: "", email: "", nextOfKin: { address: "" }, note: "" })).toEqual([
    "fullName: person-fields.required.fullName",
    "email: registration.required.email",
    "nextOfKin.address: person-fields.required.nextOfKin.address",
    "note: validation.required",
  ]);
  expect(notified({ email: "nobody", nextOfKin: { address: "Jalan 1" }, note: "-" })).toEqual([
    "fullName: person-fields.required.fullName",
    "email: validation.email",
  ]);
});

test("accepts valid values", () => {
  expect(
    notified({ fullName: "Budi", email: "budi@example.com", nextOfKin: { address: "Jalan 1" }, note: "-" }),
  ).toEqual([]);
});
