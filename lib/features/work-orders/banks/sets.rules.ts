import type { BankSetName } from "@/db/enums/work-orders";
import { bca } from "./bca.rules";
import { bni } from "./bni.rules";
import { bri } from "./bri.rules";
import { generic } from "./generic.rules";
import { mandiri } from "./mandiri.rules";
import type { BankSet } from "./set.rules";

/** Layouts of all banks that have a file. */
export const bankSetByName: Record<BankSetName, BankSet> = { bca, mandiri, bri, bni, generic };
