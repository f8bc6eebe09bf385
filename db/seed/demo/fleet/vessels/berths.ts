import { complements, familyOf } from "./crew-complements";
import { berthKey, scripts, type Script } from "./scripted-berths";
import type { VesselSeed } from "./vessel-seed";

/** One seat in a vessel's crew. */
export type Berth = Script & {
  key: string;
  divisionId: 1 | 2;
  vessel: VesselSeed;
  /** Key of the reference position without its division, e.g. "able-seaman". */
  rank: string;
  sequence: number;
  /** People of one pool relieve each other. */
  pool: string;
};

const poolOf = (divisionId: number, vesselTypeKey: string, rank: string) =>
  `${divisionId}|${familyOf(vesselTypeKey, rank)[0]}|${rank}`;

/** The seats of a vessel, numbered within a rank. */
export function berthsOf(divisionId: 1 | 2, vessel: VesselSeed): Berth[] {
  const ranks = complements[vessel.complement];
  if (!ranks) throw new Error(`The demo names an unknown complement ${vessel.complement}`);
  return ranks.map((rank, index) => {
    const sequence = ranks.slice(0, index + 1).filter((other) => other === rank).length;
    const key = berthKey(vessel.name, rank, sequence);
    return { key, divisionId, vessel, rank, sequence, pool: poolOf(divisionId, vessel.type, rank), ...scripts[key] };
  });
}
