import fc from "fast-check";
import { connection } from "@/db/client";
import { runsOf } from "@/db/testing/long-run";
import { closeDatabase } from "@/db/testing/rolled-back";
import { searchText } from "./search-text";

afterAll(closeDatabase);

const between = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code));
/** Latin letters with and without accents, marks, signs between letters, and some of other scripts. */
const sign = fc.oneof(
  { weight: 4, arbitrary: between(0x20, 0x7e) },
  { weight: 4, arbitrary: between(0xc0, 0x24f).filter((letter) => !"×÷".includes(letter)) },
  { weight: 3, arbitrary: between(0x1e00, 0x1eff).filter((letter) => letter !== "ẞ") },
  { weight: 2, arbitrary: fc.constantFrom(..."'’‘‛ʹʻʼʽʾʿˈˋ′`´\u00ad‐‑‒–—―−-", " ", "\u00a0", "\t", "%", "_", "\\") },
  between(0x300, 0x30f),
  between(0x430, 0x44f),
  between(0x4e00, 0x4e20),
  between(0x623, 0x63a),
);
const name = fc.array(sign, { maxLength: 24 }).map((signs) => signs.join(""));

test("the database and the program make the same of a text, and it stays as it is a second time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 20 }), async (names) => {
      const rows = await connection()<{ text: string; again: string }[]>`
        select public.search_text(value) as text, public.search_text(public.search_text(value)) as again
        from unnest(${names}::text[]) with ordinality as given(value, place) order by place`;
      expect(rows.map(({ text }) => text)).toEqual(names.map(searchText));
      expect(rows.map(({ again }) => again)).toEqual(rows.map(({ text }) => text));
    }),
    runsOf(100),
  );
});

test.each([
  ["Ma’ruf", "maruf"],
  ["Ma`ruf  AL-Amin ", "maruf alamin"],
  ["Nguyễn", "nguyen"],
  ["Đỗ Søren Łukasz Æbelø Straße", "do soren lukasz aebelo strasse"],
  ["M-0007", "m0007"],
])("%s is compared as %s", async (given, compared) => {
  expect(searchText(given)).toBe(compared);
  const [row] = await connection()`select public.search_text(${given}) as text`;
  expect(row?.text).toBe(compared);
});

test("the function is immutable and finds its dictionary whatever the search path is", async () => {
  await connection().begin(async (tx) => {
    await tx`set local search_path to ''`;
    const [row] = await tx`
      select public.search_text('Nguyễn') as text, (select provolatile from pg_catalog.pg_proc where proname = 'search_text') as kept`;
    expect(row).toEqual({ text: "nguyen", kept: "i" });
  });
});
