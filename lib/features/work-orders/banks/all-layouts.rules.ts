import type { BankSetName } from "@/db/enums/work-orders";
import { bca } from "./bca.rules";
import { bni } from "./bni.rules";
import { bri } from "./bri.rules";
import { generic } from "./generic.rules";
import { mandiri } from "./mandiri.rules";
import type { BankFileLayout } from "./file-layout.rules";

/** Layouts of all banks that have a file. */
export const bankLayoutByName: Record<BankSetName, BankFileLayout> = { bca, mandiri, bri, bni, generic };
