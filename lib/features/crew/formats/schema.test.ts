import { assert, property, type Arbitrary } from "fast-check";
import type { z } from "zod";
import * as odd from "@/db/testing/calls/odd-input";
import { runsOf } from "@/db/testing/long-run";
import { splitMessage } from "@/lib/platform/errors";
import { accountNumber, digits, email, fullName, phone } from "./schema";

const read = (schema: z.ZodType, { written }: odd.OddInput) => {
  const result = schema.safeParse(written);
  if (result.success) return { kept: result.data, refused: undefined, values: {} };
  const { key, values } = splitMessage(result.error.issues[0]?.message ?? "");
  return { kept: null, refused: key, values };
};

const kinds: [string, z.ZodType, Arbitrary<odd.OddInput>][] = [
  ["names of passports", fullName("crew.nameInvalid"), odd.acceptedName],
  ["names no passport has", fullName("crew.nameInvalid"), odd.refusedName],
  ["mobile numbers", phone("crew.phoneInvalid"), odd.mobile],
  ["addresses", email, odd.emailAddress],
  ["identifiers of 16 digits", digits(/^\d{16}$/, "crew.nikInvalid"), odd.identifier(16)],
  ["identifiers of 13 digits", digits(/^\d{13}$/, "crew.bpjsKesehatanInvalid"), odd.identifier(13)],
  ["accounts", accountNumber(), odd.identifier(14)],
];

test.each(kinds)("%s are kept as they are, or refused by name", (_, schema, written) => {
  assert(
    property(written, (input) => {
      const { values, ...result } = read(schema, input);
      expect(result).toEqual({ kept: input.kept, refused: input.refused });
      expect(values).toMatchObject(input.values ?? {});
    }),
    runsOf(200),
  );
});
