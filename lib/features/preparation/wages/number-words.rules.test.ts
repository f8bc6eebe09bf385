import { numberInWords } from "./number-words.rules";

test("writes amounts in Indonesian words", () => {
  const words: [number, string][] = [
    [0, "nol"],
    [10, "sepuluh"],
    [11, "sebelas"],
    [19, "sembilan belas"],
    [21, "dua puluh satu"],
    [100, "seratus"],
    [1_000, "seribu"],
    [1_111, "seribu seratus sebelas"],
    [2_000, "dua ribu"],
    [1_000_000, "satu juta"],
    [12_500_000, "dua belas juta lima ratus ribu"],
    [5_396_761, "lima juta tiga ratus sembilan puluh enam ribu tujuh ratus enam puluh satu"],
    [1_001_000_000, "satu miliar satu juta"],
  ];
  for (const [number, expected] of words) expect(numberInWords(number, "id")).toBe(expected);
});

test("writes amounts in English words", () => {
  expect(numberInWords(0, "en")).toBe("zero");
  expect(numberInWords(21, "en")).toBe("twenty-one");
  expect(numberInWords(115, "en")).toBe("one hundred fifteen");
  expect(numberInWords(12_500_000, "en")).toBe("twelve million five hundred thousand");
  expect(numberInWords(1_001, "en")).toBe("one thousand one");
});
