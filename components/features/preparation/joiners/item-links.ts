import type { JoinerRow } from "@/lib/features/preparation/joiners/schema";
import type { ItemName } from "@/lib/features/preparation/readiness.rules";
import { itemAddress, newPklAddress, scheduleAddress } from "../addresses";

/** The actions the user may take on a joiner's items. */
export type ItemRights = {
  mcu: boolean;
  bjst: boolean;
  medical: boolean;
  pkl: boolean;
  pklSigned: boolean;
  crew: boolean;
};
type Verb = "open" | "schedule" | "result" | "confirm" | "enter" | "createPkl" | "uploadPkl" | "renew";
type ItemLink = { href: string; verb: Verb };

type LinkInput = { row: JoinerRow; rights: ItemRights };
type LinkOf = (input: LinkInput) => ItemLink | null;

/** Link a check-up or training: schedule it when missing or failed, else enter its result. */
const appointment =
  (kind: "mcu" | "bjst"): LinkOf =>
  ({ row, rights }) => {
    const [status, id] = kind === "mcu" ? [row.mcuStatus, row.mcuId] : [row.bjstStatus, row.bjstId];
    const mayWrite = rights[kind] && !row.isEnded;
    if (mayWrite && (status === "-" || status === "Failed"))
      return { href: scheduleAddress(row.vesselId, kind, row.crewId), verb: "schedule" };
    if (id === null) return null;
    return { href: itemAddress(row, kind, id), verb: mayWrite && status === "Scheduled" ? "result" : "open" };
  };

const links: Record<ItemName, LinkOf> = {
  certificates: ({ row, rights }) =>
    rights.crew
      ? {
          href: `/dashboard/crew-management/${row.crewId}/details?tab=certification`,
          verb: row.certificateStatus === "Completed" ? "open" : "renew",
        }
      : null,
  mcu: appointment("mcu"),
  bjst: appointment("bjst"),
  medical({ row, rights }) {
    const isDone = row.medicalStatus === "FIT" || row.medicalStatus === "Fit With Restriction";
    if (rights.medical && !row.isEnded && (row.medicalDraft || !isDone))
      return {
        href: scheduleAddress(row.vesselId, "medical-certificate", row.crewId),
        verb: row.medicalDraft ? "confirm" : "enter",
      };
    return row.medicalId === null
      ? null
      : { href: itemAddress(row, "medical-certificate", row.medicalId), verb: "open" };
  },
  pkl({ row, rights }) {
    if (rights.pkl && !row.isEnded && row.pklStatus === "-")
      return { href: newPklAddress(row.vesselId, row.crewId), verb: "createPkl" };
    if (row.pklId === null) return null;
    const mayUpload = rights.pklSigned && row.pklStatus === "Pending Sign";
    return { href: itemAddress(row, "pkl", row.pklId), verb: mayUpload ? "uploadPkl" : "open" };
  },
};

/** Return the link and label of an item's cell; null when there is nothing to open. */
export const linkOfItem = (item: ItemName, row: JoinerRow, rights: ItemRights): ItemLink | null =>
  links[item]({ row, rights });

/** Return the status of an item and its relevant date. */
export function stateOfItem(
  item: ItemName,
  row: JoinerRow,
): { state: string | null; date: string | null; isUntil: boolean } {
  const states = {
    certificates: { state: row.certificateStatus, date: row.certificateDate, isUntil: true },
    mcu: { state: row.mcuStatus, date: row.mcuDate, isUntil: false },
    medical: { state: row.medicalStatus, date: row.medicalDate, isUntil: true },
    bjst: { state: row.bjstStatus, date: row.bjstDate, isUntil: false },
    pkl: { state: row.pklStatus, date: row.pklDate, isUntil: false },
  };
  return states[item];
}
