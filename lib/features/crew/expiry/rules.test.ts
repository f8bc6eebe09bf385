import { roles } from "@/db/enums/users";
import { dayVersion, digestOf, medicalNamePatterns } from "./rules";

test("converts a day to the number of its digits, so that later days are greater", () => {
  expect([dayVersion("2026-11-20"), dayVersion("2026-12-01")]).toEqual([20261120, 20261201]);
});

test("sends documents to planning and PDE, medical certificates to users who record results", () => {
  const digests = Object.fromEntries(roles.flatMap((role) => (digestOf(role) ? [[role, digestOf(role)]] : [])));
  expect(digests).toEqual({
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
  new RegExp(medicalNamePatterns.of, "i").test(name) && !new RegExp(medicalNamePatterns.butNot, "i").test(name);

test("recognises a fitness certificate by name, but no courses in medicine", () => {
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
