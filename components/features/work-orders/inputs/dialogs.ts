import type { PersonPay } from "@/lib/features/work-orders/inputs/schema";

/** Person and year of a dialog. */
export type OfPerson = { crewId: number; name: string; year: number; openMonth: string };
export type Employment = PersonPay["employment"];
export type Opening = NonNullable<PersonPay["opening"]>;
export type Former = NonNullable<PersonPay["former"]>;
export type PaidOrder = PersonPay["workOrders"][number];
