import {
  markOpeningsStale,
  cachedAddress,
  cachedCopyOf,
  cachedPageLanguage,
  setOpeningsVersion,
} from "./openings-version.rules";

test("caches a public page per language and edition; a new edition has no old copies", () => {
  setOpeningsVersion("a1");
  expect([cachedAddress("/", "en"), cachedAddress("/career/7", "id")]).toEqual([
    "/cached/en.a1",
    "/cached/id.a1/career/7",
  ]);
  setOpeningsVersion("b2");
  expect([cachedAddress("/", "en"), cachedAddress("/career/7", "id")]).toEqual([
    "/cached/en.b2",
    "/cached/id.b2/career/7",
  ]);
  for (const other of ["/career", "/career/0", "/career/7/x", "/privacy", "/cached/en.b2", "/dashboard"])
    expect([other, cachedAddress(other, "en")]).toEqual([other, null]);
});

test("reads the language of a cached page from its address", () => {
  expect(["en.a1", "id.first", "de.a1", "", ".a1"].map(cachedPageLanguage)).toEqual(["en", "id", null, null, null]);
});

test("finds the same copy before the middleware: by stored language, then by the requested one", () => {
  setOpeningsVersion("c3");
  const at = (...given: [string, string?, string?]) => cachedCopyOf(...given)?.address ?? null;
  expect(at("/")).toBe("/cached/en.c3");
  expect(at("/", "a=1; nakhoda-locale=id; b=2", "en")).toBe("/cached/id.c3");
  expect(at("/career/7", undefined, "id-ID,id;q=0.9,en;q=0.8")).toBe("/cached/id.c3/career/7");
  expect(at("/career/7", "xnakhoda-locale=id", "fr")).toBe("/cached/en.c3/career/7");
});

test("leaves other addresses and ambiguous language choices to the middleware", () => {
  setOpeningsVersion("c3");
  for (const path of ["/privacy", "/career/07", "/career/7/", "/%63areer/7"]) expect(cachedCopyOf(path)).toBeNull();
  for (const cookies of ["nakhoda-locale=en; nakhoda-locale=id", "nakhoda-locale=%69d", "nakhoda-locale="])
    expect(cachedCopyOf("/", cookies)).toBeNull();
});

test("finds nothing during a write, until the next edition is loaded or the write failed", () => {
  setOpeningsVersion("d4");
  markOpeningsStale(1_000);
  expect(cachedCopyOf("/", "", "", 1_001)).toBeNull();
  setOpeningsVersion("d4");
  expect(cachedCopyOf("/", "", "", 1_002)).toBeNull();
  expect(cachedCopyOf("/", "", "", 9_000)).not.toBeNull();
  markOpeningsStale(10_000);
  setOpeningsVersion("e5");
  expect(cachedCopyOf("/", "", "", 10_001)?.edition).toBe("e5");
});
