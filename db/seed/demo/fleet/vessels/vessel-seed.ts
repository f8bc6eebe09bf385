type Machine = [maker: string, model: string];

/** A ship as one would describe her; what follows from her kind is added when she is stored. Metres, tonnes, HP. */
export type VesselSeed = {
  name: string;
  /** Key of the reference vessel types. */
  type: string;
  principal: string;
  /** Ranks on board, one for each berth. */
  complement: string;
  trade: string;
  area: string;
  payrollCategory: number;
  size: string;
  fleet: string;
  flag: string;
  cargo: string;
  callSign: string;
  /** Six digits; the seventh is the check digit. IMO has given ships no number that begins with 4. */
  imo: string;
  class: string;
  builder: string;
  yearOfBuild: number;
  deliveredOn: string;
  hull: [loa: number, breadth: number, depth: number, draft: number];
  tonnage: [dwt: number, grt: number, nrt: number, lwt: number];
  mainEngine: [...Machine, power: number];
  auxiliaryEngine: [...Machine, power: number];
  bunkers: [mfo: number | null, mdo: number | null, hsd: number];
  swl: number | null;
  deckLoad: number | null;
  contract: string;
  tanks?: {
    volume: number;
    pump: Machine;
    pumpCapacity: number;
    boiler: Machine;
    cow: boolean;
    sts: boolean;
    sire: boolean;
  };
  scrapped?: { daysAgo: number; reason: string };
};
