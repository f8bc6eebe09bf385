import type { Random } from "../../random";

const hour = 3_600_000;

type Call = [port: string, activity: string];

/** Ports of call in order and what the vessel does there; after the last she sails to the first. */
const trades: Record<string, Call[]> = {
  "rig-moves": [
    ["Semayang, Balikpapan", "Loading"],
    ["Muara Jawa Anchorage", "On station"],
    ["Bontang (Lhok Tuan)", "Moored"],
    ["Muara Jawa Anchorage", "Restricted manoeuvrability"],
  ],
  "platform-supply": [
    ["Paciran, Lamongan", "Loading"],
    ["Kalianget", "On station"],
    ["Tanjung Perak", "Bunkering"],
    ["Kalianget", "On station"],
  ],
  "crew-run": [
    ["Kariangau", "Moored"],
    ["Muara Jawa Anchorage", "On station"],
    ["Semayang, Balikpapan", "Bunkering"],
    ["Muara Jawa Anchorage", "On station"],
  ],
  "coal-tow": [
    ["Samarinda", "Loading"],
    ["Muara Berau Anchorage", "Discharging"],
  ],
  "barito-tow": [
    ["Trisakti, Banjarmasin", "Loading"],
    ["Taboneo Anchorage", "Discharging"],
  ],
  "natuna-utility": [
    ["Batu Ampar, Batam", "Loading"],
    ["Tanjung Uban", "On station"],
    ["Kabil, Batam", "Bunkering"],
    ["Tanjung Uban", "On station"],
  ],
  "products-west": [
    ["Balongan", "Loading"],
    ["Tanjung Priok", "Discharging"],
    ["Plaju", "Loading"],
    ["Panjang", "Discharging"],
  ],
  "products-east": [
    ["Semayang, Balikpapan", "Loading"],
    ["Soekarno-Hatta, Makassar", "Discharging"],
    ["Bitung", "Discharging"],
    ["Ahmad Yani, Ternate", "Discharging"],
  ],
  chemicals: [
    ["Singapore", "Loading"],
    ["Merak", "Discharging"],
    ["Map Ta Phut", "Loading"],
    ["Gresik", "Discharging"],
  ],
  crude: [
    ["Dumai", "Loading"],
    ["Tanjung Intan, Cilacap", "Discharging"],
    ["Singapore", "Bunkering"],
  ],
  gas: [
    ["Bontang (Lhok Tuan)", "Loading"],
    ["Tanjung Perak", "Discharging"],
    ["Bontang (Lhok Tuan)", "Loading"],
    ["Tanjung Priok", "Discharging"],
  ],
  bunkering: [
    ["Tanjung Uban", "Loading"],
    ["Batu Ampar, Batam", "Discharging"],
    ["Tanjung Balai Karimun", "Discharging"],
  ],
  "laid-up": [
    ["Gresik", "Laid up"],
    ["Tanjung Perak", "At anchor"],
  ],
};

const notes: Record<string, string[]> = {
  "Under way using engine": [
    "Moderate swell on the beam, speed reduced.",
    "Fair weather, engine at sea load.",
    "Heavy rain squalls, visibility 2 miles.",
  ],
  Loading: ["Loading rate as agreed, no stops.", "Waiting for the surveyor."],
  Discharging: ["Discharge completed, tanks stripped.", "Shore stop for two hours, tank change."],
  "On station": ["Standby inside the 500 m zone.", "Cargo run to the platform completed."],
};

type LogEntry = {
  status: string;
  port: string;
  origin: string;
  destination: string;
  voyageNumber: string;
  recordedAt: Date;
  arrivesAt: Date | null;
  note: string | null;
};

function eventsOf(random: Random, calls: Call[], leg: number) {
  const [origin = ""] = calls[leg % calls.length] ?? [];
  const [destination = "", activity = "Moored"] = calls[(leg + 1) % calls.length] ?? [];
  const event = (status: string, port: string, hours: number) => ({ status, port, hours, origin, destination });
  return [
    event("Departed", origin, random.int(3, 9)),
    event("Under way using engine", origin, random.int(9, 60)),
    event("Arrived", destination, random.int(2, 10)),
    event(activity, destination, random.int(14, 58)),
  ];
}

/** A vessel that has not arrived expects to: a little after the hours of her passage. */
const arrivalOf = (status: string, recordedAt: Date, hours: number) =>
  status === "Departed" || status === "Under way using engine"
    ? new Date(recordedAt.getTime() + (hours + 30) * hour)
    : null;

/** The log of a vessel, oldest first. @param until instant of the newest entry */
export function voyageLogOf(random: Random, trade: string, until: Date): LogEntry[] {
  const calls = trades[trade];
  if (!calls) throw new Error(`The demo names an unknown trade ${trade}`);
  const count = random.int(8, 20);
  const first = random.int(0, 3);
  const voyage = random.int(12, 70);
  const events = Array.from({ length: 6 }, (_, leg) =>
    eventsOf(random, calls, leg).map((event) => ({
      ...event,
      voyageNumber: `V.${String(voyage + leg).padStart(3, "0")}`,
    })),
  ).flat();
  const own = events.slice(first, first + count);
  let instant = until.getTime();
  return own
    .toReversed()
    .map(({ hours, ...entry }, index) => {
      if (index > 0) instant -= hours * hour;
      return {
        ...entry,
        recordedAt: new Date(instant),
        arrivesAt: arrivalOf(entry.status, new Date(instant), hours),
        note: random.chance(0.25) ? random.pick(notes[entry.status] ?? ["As planned."]) : null,
      };
    })
    .toReversed();
}
