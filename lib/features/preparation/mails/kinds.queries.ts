import { bjstScheduled } from "../bjst/mail.queries";
import { mcuScheduled } from "../mcu/mail.queries";
import type { MailKind } from "../mail-kind.queries";
import { pklCreated, pklSigned } from "../pkl/mail.queries";
import type { PreparationMail } from "./schema";

export const mailKinds: Record<PreparationMail, MailKind> = {
  McuScheduled: mcuScheduled,
  BjstScheduled: bjstScheduled,
  PklCreated: pklCreated,
  PklSigned: pklSigned,
};

/** Other names callers use for a mail. product 5.16 */
export const mailAliases: Record<string, PreparationMail> = {
  MCU: "McuScheduled",
  BJST: "BjstScheduled",
  PKL: "PklCreated",
};
