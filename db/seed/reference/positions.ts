export type PositionSeed = {
  key: string;
  divisionId: 1 | 2;
  name: string;
  nameEn: string;
  department: "deck" | "engine" | "catering";
  level: "management" | "operational" | "support" | "cadet";
  seniority: number;
  isCadet: boolean;
  cesThreshold: number | null;
  marlinThreshold: number | null;
};

type Row = [
  rank: string,
  name: string,
  nameEn: string,
  department: PositionSeed["department"],
  level: PositionSeed["level"],
  cesThreshold: number | null,
  marlinThreshold: number | null,
];

const marineRows: Row[] = [
  ["master", "Nakhoda", "Master", "deck", "management", 70, 85],
  ["chief-officer", "Mualim I", "Chief Officer", "deck", "management", 70, 80],
  ["second-officer", "Mualim II", "Second Officer", "deck", "operational", 70, 70],
  ["third-officer", "Mualim III", "Third Officer", "deck", "operational", 70, 70],
  ["chief-engineer", "Kepala Kamar Mesin", "Chief Engineer", "engine", "management", 70, 80],
  ["second-engineer", "Masinis II", "Second Engineer", "engine", "management", 70, 60],
  ["third-engineer", "Masinis III", "Third Engineer", "engine", "operational", 70, 60],
  ["electrician", "Juru Listrik", "Electrician", "engine", "support", 70, 60],
  ["bosun", "Serang", "Bosun", "deck", "support", 70, 65],
  ["able-seaman", "Juru Mudi", "Able Seaman", "deck", "support", 70, 55],
  ["ordinary-seaman", "Kelasi", "Ordinary Seaman", "deck", "support", 70, 45],
  ["oiler", "Juru Minyak", "Oiler", "engine", "support", 70, 55],
  ["cook", "Juru Masak", "Cook", "catering", "support", null, null],
  ["mess-boy", "Pelayan", "Mess Boy", "catering", "support", null, null],
  ["deck-cadet", "Kadet Dek", "Deck Cadet", "deck", "cadet", null, 65],
  ["engine-cadet", "Kadet Mesin", "Engine Cadet", "engine", "cadet", null, 60],
];

const tankerRows: Row[] = [
  ["master", "Nakhoda", "Master", "deck", "management", 70, 85],
  ["chief-officer", "Mualim I", "Chief Officer", "deck", "management", 70, 80],
  ["second-officer", "Mualim II", "Second Officer", "deck", "operational", 70, 70],
  ["third-officer", "Mualim III", "Third Officer", "deck", "operational", 70, 70],
  ["chief-engineer", "Kepala Kamar Mesin", "Chief Engineer", "engine", "management", 70, 80],
  ["second-engineer", "Masinis II", "Second Engineer", "engine", "management", 70, 60],
  ["third-engineer", "Masinis III", "Third Engineer", "engine", "operational", 70, 60],
  ["fourth-engineer", "Masinis IV", "Fourth Engineer", "engine", "operational", 70, 60],
  ["electrician", "Juru Listrik", "Electrician", "engine", "support", 70, 60],
  ["bosun", "Serang", "Bosun", "deck", "support", 70, 65],
  ["pumpman", "Juru Pompa", "Pumpman", "deck", "support", 70, 65],
  ["able-seaman", "Juru Mudi", "Able Seaman", "deck", "support", 70, 55],
  ["ordinary-seaman", "Kelasi", "Ordinary Seaman", "deck", "support", 70, 45],
  ["fitter", "Juru Las", "Fitter", "engine", "support", 70, 60],
  ["oiler", "Juru Minyak", "Oiler", "engine", "support", 70, 55],
  ["wiper", "Wiper", "Wiper", "engine", "support", 70, 45],
  ["chief-cook", "Juru Masak Kepala", "Chief Cook", "catering", "support", null, null],
  ["mess-boy", "Pelayan", "Mess Boy", "catering", "support", null, null],
  ["deck-cadet", "Kadet Dek", "Deck Cadet", "deck", "cadet", null, 65],
  ["engine-cadet", "Kadet Mesin", "Engine Cadet", "engine", "cadet", null, 60],
];

function toPositions(prefix: "marine" | "tanker", divisionId: 1 | 2, rows: Row[]): PositionSeed[] {
  return rows.map(([rank, name, nameEn, department, level, cesThreshold, marlinThreshold], index) => ({
    key: `${prefix}-${rank}`,
    divisionId,
    name,
    nameEn,
    department,
    level,
    seniority: index + 1,
    isCadet: level === "cadet",
    cesThreshold,
    marlinThreshold,
  }));
}

export const positions: PositionSeed[] = [
  ...toPositions("marine", 1, marineRows),
  ...toPositions("tanker", 2, tankerRows),
];
