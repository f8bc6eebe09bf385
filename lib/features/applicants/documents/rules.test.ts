import { examineesOnLetter } from "./rules";

const person = {
  id: 1,
  registrationNumber: "REG-M-202611-00001",
  divisionId: 1,
  fullName: "Budi Santoso",
  sex: "Male" as const,
  birthPlace: "Surabaya",
  dateOfBirth: "1990-05-17",
  idNumber: "3578101705900001",
  passportNumber: "C1234567",
  seafarerCode: "6211",
  seamanBookNumber: "E 1",
  phone: "+62811",
  email: "budi@example.com",
  position: "Nakhoda",
  positionEn: "Master",
  vesselType: "Kapal tunda",
  vesselTypeEn: "Tug boat",
  division: "Marine",
  nationality: "Indonesian",
};

test("masks identity numbers without permission and localizes names", () => {
  const [hidden] = examineesOnLetter([person], { canViewIdentity: false, locale: "en" });
  expect(hidden).toMatchObject({ proof: "••••••••••••0001", rank: "Master", vessel: "Tug boat" });
  const [open] = examineesOnLetter([{ ...person, idNumber: null }], { canViewIdentity: true, locale: "id" });
  expect(open).toMatchObject({ proof: "C1234567", rank: "Nakhoda", vessel: "Kapal tunda" });
});
