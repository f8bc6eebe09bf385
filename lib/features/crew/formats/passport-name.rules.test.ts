import { guessPassportNames, hasTitle, passportNamesOf, printedName } from "./passport-name.rules";

test.each([
  // Indonesian: the last word, as a guess only. Titles and degrees are no names.
  ["Budi Santoso", "Indonesian", "Santoso", "Budi"],
  ["I Made Agus Setiawan", "Indonesian", "Setiawan", "I Made Agus"],
  ["Capt. Gunawan Sitorus, M.Mar", "Indonesian", "Sitorus", "Gunawan"],
  ["Ir. H. Rahmat Hidayat, S.Tr.Pel., M.Mar.", "Indonesian", "Hidayat", "Rahmat"],
  ["Togar Simbolon Jr.", "Indonesian", "Simbolon", "Togar"],
  ["Ma'ruf Amin", "Indonesian", "Amin", "Ma'ruf"],
  // Javanese: a single name is the family name.
  ["Suharto", "Indonesian", "Suharto", ""],
  ["Ir. Sukarno", "Indonesian", "Sukarno", ""],
  // Family name first.
  ["Chen Wei", "Chinese", "Chen", "Wei"],
  ["Nguyễn Văn An", "Vietnamese", "Nguyễn", "Văn An"],
  ["Kim Min Jun", "South Korean", "Kim", "Min Jun"],
  ["Wei CHEN", "Chinese", "CHEN", "Wei"],
  ["NGUYEN Van An", null, "NGUYEN", "Van An"],
  // Malaysian and Indian: the father's name keeps the word before it.
  ["Kumar A/L Raju", "Malaysian", "A/L Raju", "Kumar"],
  ["Siva S/O Muthu", "Singaporean", "S/O Muthu", "Siva"],
  ["Rajesh Kumar Sharma", "Indian", "Sharma", "Rajesh Kumar"],
  // Arabic and Malay.
  ["Ahmad bin Abdullah", "Malaysian", "bin Abdullah", "Ahmad"],
  ["Siti Nurhaliza binti Tarudin", "Malaysian", "binti Tarudin", "Siti Nurhaliza"],
  ["Mohammed Al Rashid", "Emirati", "Al Rashid", "Mohammed"],
  // Filipino.
  ["Juan Santos Dela Cruz", "Filipino", "Dela Cruz", "Juan Santos"],
  ["Maria de los Reyes", "Filipino", "de los Reyes", "Maria"],
  ["Jose DELOS SANTOS", "Filipino", "DELOS SANTOS", "Jose"],
  // Spanish: two family names.
  ["Gabriel García Márquez", "Colombian", "García Márquez", "Gabriel"],
  ["Ana María López Vega", "Spanish", "López Vega", "Ana María"],
  ["Pedro López", "Spanish", "López", "Pedro"],
  // Dutch, and a comma.
  ["Jan van der Berg", "Dutch", "van der Berg", "Jan"],
  ["Santoso, Budi", "Indonesian", "Santoso", "Budi"],
  ["Ng, Bo", "Singaporean", "Ng", "Bo"],
])("guesses of %j, %s: family name %j, given names %j", (fullName, nationality, family, given) => {
  expect(guessPassportNames(fullName, nationality)).toEqual({ family, given });
});

test("takes confirmed names as they are: a single name may be a given name", () => {
  const person = { fullName: "Capt. Suharto", familyName: null, givenNames: "Suharto" };
  expect(passportNamesOf(person, "Indonesian")).toEqual({ family: "", given: "Suharto" });
  expect(passportNamesOf({ ...person, givenNames: null }, "Indonesian")).toEqual({ family: "Suharto", given: "" });
  expect(passportNamesOf({ ...person, familyName: "Suharto", givenNames: null }, null)).toEqual({
    family: "Suharto",
    given: "",
  });
});

test("prints the confirmed family name first, a single name as it is, and the full name until then", () => {
  const person = { fullName: "Capt. Juan Dela Cruz", familyName: "Dela Cruz", givenNames: "Juan" };
  expect(printedName(person)).toBe("Dela Cruz, Juan");
  expect(printedName({ ...person, givenNames: null })).toBe("Dela Cruz");
  expect(printedName({ ...person, familyName: null })).toBe("Juan");
  expect(printedName({ ...person, familyName: null, givenNames: null })).toBe("Capt. Juan Dela Cruz");
});

test.each(["Capt. Budi", "Budi Santoso, S.Tr.Pel.", "Ir. Sukarno", "Agus M.Mar", "Hj. Siti"])(
  "finds the title in %j",
  (name) => expect(hasTitle(name)).toBe(true),
);
test.each(["Budi", "J.R.", "M. Yusuf", "Togar Jr", "St. John", "Kumar A/L Raju", "O’Neil", "H. Agus"])(
  "finds no title in %j",
  (name) => expect(hasTitle(name)).toBe(false),
);
