import { asJson, canonicalJson } from "./canonical-json.rules";

test("the same value has the same bytes, in whatever order its names came", () => {
  const one = canonicalJson(
    asJson({ b: [1, { y: null, x: "é\n" }], a: new Date("2026-11-20T02:00:00Z"), c: undefined }),
  );
  expect(one).toBe('{"a":"2026-11-20T02:00:00.000Z","b":[1,{"x":"é\\n","y":null}]}');
  expect(canonicalJson(JSON.parse(one))).toBe(one);
  expect(canonicalJson(asJson({ a: 1, b: 2 }))).toBe(canonicalJson(asJson({ b: 2, a: 1 })));
});

test("what is not there at all is null", () => {
  expect(canonicalJson(asJson(undefined))).toBe("null");
});
