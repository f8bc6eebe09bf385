import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { readInvoices } from "./queries";
import { invoicePage, listInvoicesInput } from "./schema";

/** List invoices by balance, one page with the sum of balances. One query. product 5.14 */
export const listInvoices = read({
  name: "billing.list-invoices",
  access: "billing:view",
  input: listInvoicesInput,
  output: invoicePage,
  async run({ db, actor, now }, input) {
    const { pageNumber, pageSize } = input;
    const result = await readInvoices(db, userActorOf(actor).divisionId, input, dayOf(now));
    return { ...result, pageNumber, pageSize };
  },
});
