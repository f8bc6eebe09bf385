import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { createTranslator } from "use-intl/core";
import { timeZone } from "@/lib/platform/calendar/dates";
import { locales } from "./locales";
import { compiledMessage, compiledTexts } from "./compiled";
import formatCompiled from "./format-compiled";
import { messagesOf } from "./messages";

type Texts = { [key: string]: string | Texts };
const day = new Date("2026-11-22T03:00:00Z");

/** Every text by its path. */
const flat = (texts: Texts, path: string[] = []): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[[...path, key].join("."), value]] : flat(value, [...path, key]),
  );

type Value = string | number | Date | ((parts: unknown) => string);
const tag = (parts: unknown) => `<${String(parts)}>`;

/** A value for everything a message asks for; numbers and choices as given. */
function valuesOf(nodes: MessageFormatElement[], count: number): Record<string, Value> {
  return Object.assign(
    {},
    ...nodes.map((node): Record<string, Value> => {
      if (node.type === TYPE.tag) return { ...valuesOf(node.children, count), [node.value]: tag };
      if (node.type === TYPE.plural || node.type === TYPE.select) {
        const cases = Object.entries(node.options);
        const below = Object.assign({}, ...cases.map(([, option]) => valuesOf(option.value, count)));
        const chosen = cases[count % cases.length]?.[0] ?? "other";
        return { ...below, [node.value]: node.type === TYPE.plural ? count : chosen };
      }
      if (node.type === TYPE.number) return { [node.value]: 1234.5 + count };
      if (node.type === TYPE.date || node.type === TYPE.time) return { [node.value]: day };
      return node.type === TYPE.argument ? { [node.value]: `${node.value} ${count}` } : {};
    }),
  );
}

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
};

test.each(locales)("every text says the same taken apart as it says written (%s)", (locale) => {
  const messages = messagesOf(locale);
  const written = createTranslator({
    locale,
    messages,
    timeZone,
    onError: (error) => {
      throw error;
    },
  });
  const apart = new Map(Object.entries(compiledTexts(messages)));
  expect([...apart.keys()]).toEqual(Object.keys(messages));
  for (const [path, text] of flat(messages))
    for (const count of [0, 1, 2, 5]) {
      const values = valuesOf(parse(text), count);
      // A path of the texts is a key of theirs; the compiler knows only those written down.
      const said = written.rich(path as "shell.offline", values as never);
      const options = { locale, timeZone, formatters, cache: {} } as never;
      const filled = formatCompiled(path, compiledMessage(text), values as never, options);
      expect([path, count, filled]).toEqual([path, count, said]);
    }
});

test("what travels to a browser is plain data, a plain text still a text", () => {
  const { greeting, count } = compiledTexts({
    greeting: "It''s here",
    count: "{n, plural, one {# day} other {# days}}",
  });
  expect(greeting).toBe("It's here");
  expect(JSON.parse(JSON.stringify(count))).toEqual(count);
  expect(Array.isArray(count)).toBe(true);
});
