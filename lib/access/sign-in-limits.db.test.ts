import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { admitAttempt, clearAttempt, type Attempt } from "./sign-in-limits";

afterAll(closeDatabase);

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 3, 0, seconds));
const email = "a@example.test";
const home = "192.0.2.1";
const attempt = (now: Date, more: Partial<Attempt> = {}): Attempt => ({
  email,
  place: home,
  device: null,
  now,
  ...more,
});

/** How many of so many tries, all at once, had their password looked at. */
async function admitted(times: number, of: (index: number) => Attempt) {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => admitAttempt(of(index))));
  return answers.filter(Boolean).length;
}

test(
  "of five hundred tries at once five are looked at",
  rolledBack(async () => {
    expect(await admitted(500, () => attempt(at(0)))).toBe(5);
  }),
);

test(
  "five tries wait for the minute, ten for the quarter of an hour, twenty for the day",
  rolledBack(async () => {
    expect(await admitted(5, () => attempt(at(0)))).toBe(5);
    expect(await admitAttempt(attempt(at(3)))).toBe(false);
    expect(await admitted(5, () => attempt(at(61)))).toBe(4);
    expect(await admitAttempt(attempt(at(130)))).toBe(false);
    expect(await admitted(5, () => attempt(at(901)))).toBe(5);
    expect(await admitted(5, () => attempt(at(1_801)))).toBe(3);
    expect(await admitAttempt(attempt(at(7_200)))).toBe(false);
  }),
);

test(
  "tries from one place do not lock the owner in another; a right password forgets one's own",
  rolledBack(async () => {
    await admitted(30, () => attempt(at(0), { place: "198.51.100.9" }));
    expect(await admitted(5, () => attempt(at(1)))).toBe(5);
    await clearAttempt(attempt(at(2)));
    expect(await admitted(6, () => attempt(at(3)))).toBe(5);
  }),
);

test(
  "a right password is no failure of its place or of its account",
  rolledBack(async () => {
    for (let visit = 0; visit < 70; visit += 1) {
      expect(await admitAttempt(attempt(at(0)))).toBe(true);
      await clearAttempt(attempt(at(0)));
    }
  }),
);

test(
  "an account attacked from everywhere lets in the browser it knows, whatever place that is in, and no other",
  rolledBack(async () => {
    const strangers = await admitted(80, (index) => attempt(at(0), { place: `203.0.113.${index}` }));
    expect(strangers).toBe(60);
    expect(await admitAttempt(attempt(at(1)))).toBe(false);
    expect(await admitAttempt(attempt(at(1), { device: "known", place: "203.0.113.1" }))).toBe(true);
  }),
);

test(
  "a known browser that guesses is counted by itself",
  rolledBack(async () => {
    expect(await admitted(40, (index) => attempt(at(0), { device: "stolen", place: `203.0.113.${index}` }))).toBe(5);
    expect(await admitAttempt(attempt(at(1), { device: "another" }))).toBe(true);
  }),
);

test(
  "one place that tries many accounts is stopped",
  rolledBack(async () => {
    const tried = (index: number) => attempt(at(0), { email: `user${index}@example.test`, place: "198.51.100.9" });
    expect(await admitted(60, tried)).toBe(50);
    expect(await admitAttempt(attempt(at(1)))).toBe(true);
  }),
);
