import { asRecord, isRecord } from "@/lib/platform/unknown-record";

/** Days in the order in which a form asks for them: what begins first ends later, and all of them have been. */
function daysFrom(first: string) {
  let day = Date.parse(`${first}T00:00:00Z`);
  return () => new Date((day += 86_400_000)).toISOString().slice(0, 10);
}

const formats: Record<string, () => unknown> = {
  "date-time": () => "2026-11-20T03:00:00Z",
  uuid: () => "00000000-0000-4000-8000-000000000001",
  email: () => "sari@example.test",
  uri: () => "https://example.test/a",
  password: () => "Berlayar8!",
  binary: () => new Blob(["%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"]),
};

function text(schema: Record<string, unknown>, nextDay: () => string): unknown {
  if (schema.format === "date") return nextDay();
  const made = formats[String(schema.format)]?.();
  if (made !== undefined) return made;
  const digits = /^\^\\d\{(\d+)(?:,\d+)?\}\$$/.exec(String(schema.pattern));
  if (digits) return "3".repeat(Number(digits[1]));
  const words = "Sari Dewi".padEnd(Number(schema.minLength ?? 0), " dan Ayu");
  const pattern = typeof schema.pattern === "string" ? new RegExp(schema.pattern, "u") : null;
  // A year or a month, where text is expected.
  return [words, "2026", "2026-11"].find((value) => pattern?.test(value)) ?? words;
}

const number = ({ minimum, exclusiveMinimum }: Record<string, unknown>) =>
  Math.max(1, Number(minimum ?? 1), Number(exclusiveMinimum ?? 0) + 1);

/**
 * A value made from nothing but its description: the first of the choices, an example where there is one.
 * @param isWhole also what may be left out
 */
export function sampleOf(schema: unknown, isWhole: boolean, nextDay = daysFrom("2026-01-05")): unknown {
  const own = asRecord(schema);
  if ("const" in own) return own.const;
  for (const choices of [own.enum, own.examples]) if (Array.isArray(choices)) return choices[0];
  const parts = own.anyOf ?? own.oneOf;
  if (Array.isArray(parts))
    return sampleOf(
      parts.find((part) => asRecord(part).type !== "null"),
      isWhole,
      nextDay,
    );
  if (Array.isArray(own.allOf)) return Object.assign({}, ...own.allOf.map((part) => sampleOf(part, isWhole, nextDay)));
  if (own.type === "array") return [sampleOf(own.items, isWhole, nextDay)];
  if (own.type === "integer" || own.type === "number") return number(own);
  if (own.type === "boolean") return true;
  if (own.type !== "object") return text(own, nextDay);
  const required = Array.isArray(own.required) ? own.required : [];
  return Object.fromEntries(
    Object.entries(isRecord(own.properties) ? own.properties : {})
      .filter(([name]) => isWhole || required.includes(name))
      .map(([name, property]) => [name, sampleOf(property, isWhole, nextDay)]),
  );
}
