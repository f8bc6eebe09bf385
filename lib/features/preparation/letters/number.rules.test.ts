import { isSameLetter, letterOf, numberAfter, numberIn, readLetterNumber } from "./number.rules";

const day = "2026-11-20";

test("formats an entered number with division, Roman month and year; 17 and 017 are equal", () => {
  for (const typed of ["17", "017", " 0017 "])
    expect(readLetterNumber(typed, 1, day)).toEqual({ number: "017", year: 2026, letter: "017/MCU-M/XI/2026" });
  expect(readLetterNumber("12345", 2, "2027-01-02")).toEqual({
    number: "12345",
    year: 2027,
    letter: "12345/MCU-T/I/2027",
  });
  expect(readLetterNumber("7a", 1, day)).toMatchObject({ number: "7A" });
  for (const wordy of ["a-7", "seven", "-7"]) expect(readLetterNumber(wordy, 1, day)).toBeNull();
});

test("keeps month and year of a full number of the own division only", () => {
  expect(readLetterNumber("9/mcu-m/II/2026", 1, day)).toEqual({
    number: "009",
    year: 2026,
    letter: "009/MCU-M/II/2026",
  });
  for (const wrong of ["9/MCU-T/II/2026", "9/MCU-M/XIII/2026", "9/MCU-M/2026", "no 7", "", "7/8"])
    expect(readLetterNumber(wrong, 1, day)).toBeNull();
});

test("has a numeral per month, and the next number follows the highest", () => {
  expect(["2026-01-31", "2026-04-01", "2026-09-30", "2026-12-01"].map((date) => letterOf("1", 1, date))).toEqual([
    "001/MCU-M/I/2026",
    "001/MCU-M/IV/2026",
    "001/MCU-M/IX/2026",
    "001/MCU-M/XII/2026",
  ]);
  expect([numberAfter(null), numberAfter(41), numberAfter(999)]).toEqual(["001", "042", "1000"]);
});

test("matches a letter by its full number or its number part", () => {
  const letter = "017/MCU-M/XI/2026";
  expect(numberIn(letter)).toBe("017");
  for (const typed of ["17", "017", "17/mcu-m/XI/2026", " 017 / MCU-M / XI / 2026 "])
    expect(isSameLetter(typed, letter)).toBe(true);
  for (const typed of ["18", "17/MCU-T/XI/2026", "017/MCU-M/XII/2026", ""])
    expect(isSameLetter(typed, letter)).toBe(false);
});
