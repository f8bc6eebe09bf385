import type { PersonPay } from "@/lib/features/work-orders/inputs/schema";

/** Person and year of a dialog. */
export type DialogPerson = { crewId: number; name: string; year: number; openMonth: string };
export type EmploymentPayProps = PersonPay["employment"];
export type OpeningBalanceProps = NonNullable<PersonPay["opening"]>;
export type FormerEmployerProps = NonNullable<PersonPay["former"]>;
export type PaidOrder = PersonPay["workOrders"][number];
