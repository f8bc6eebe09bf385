import { roles } from "@/db/enums/users";
import { dayVersion, digestOf, medicalWords } from "./rules";

test("a day is the number of its digits, so that later days are greater", () => {
  expect([dayVersion("2026-11-20"), dayVersion("2026-12-01")]).toEqual([20261120, 20261201]);
});

test("planning and PDE are told of papers, those who record the results of medicals, the others of nothing", () => {
  const told = Object.fromEntries(roles.flatMap((role) => (digestOf(role) ? [[role, digestOf(role)]] : [])));
  expect(told).toEqual({
    crewingplanningmarine: "papers",
    crewingplanningtanker: "papers",
    crewingpdemarine: "papers",
    crewingpdetanker: "papers",
    crewingadminmarine: "medicals",
    crewingadmintanker: "medicals",
    crewingservicemarine: "medicals",
    crewingservicetanker: "medicals",
    crewingstaffmarine: "medicals",
    crewingstafftanker: "medicals",
  });
});

const saysFitness = (name: string) =>
  new RegExp(medicalWords.of, "i").test(name) && !new RegExp(medicalWords.butNot, "i").test(name);

test("a certificate of fitness is known by its name, and courses in medicine are none", () => {
  const names = [
    "Seafarer Medical Certificate",
    "Sertifikat Kesehatan Pelaut",
    "Health certificate",
    "Medical Fitness Certificate",
    "Surat Keterangan Sehat",
    "MCU 2026",
  ];
  expect(names.filter((name) => !saysFitness(name))).toEqual([]);
  const others = [
    "Medical First Aid (MFA)",
    "Medical Care on Board (MC)",
    "Perawatan Medis di Kapal (MC)",
    "Passport",
    "Seaman book",
    "International Certificate of Vaccination",
  ];
  expect(others.filter(saysFitness)).toEqual([]);
});
