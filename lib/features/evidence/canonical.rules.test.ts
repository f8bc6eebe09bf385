import { asJson, canonical } from "./canonical.rules";

test("the same value has the same bytes, in whatever order its names came", () => {
  const one = canonical(asJson({ b: [1, { y: null, x: "é\n" }], a: new Date("2026-11-20T02:00:00Z"), c: undefined }));
  expect(one).toBe('{"a":"2026-11-20T02:00:00.000Z","b":[1,{"x":"é\\n","y":null}]}');
  expect(canonical(JSON.parse(one))).toBe(one);
  expect(canonical(asJson({ a: 1, b: 2 }))).toBe(canonical(asJson({ b: 2, a: 1 })));
});

test("what is not there at all is null", () => {
  expect(canonical(asJson(undefined))).toBe("null");
});
