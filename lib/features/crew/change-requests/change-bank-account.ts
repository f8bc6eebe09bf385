import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { parseInput } from "@/lib/platform/validation";
import { storeRequest } from "./ask.queries";
import { bankChangeAsked, bankForm, changeBankAccountInput, writtenBankChange } from "./bank.schema";
import { namesAgree } from "../sections/edit.rules";
import { lockCrew } from "../queries";
import { hasSecondPerson } from "@/lib/access/colleagues";

/**
 * Request new bank details, which apply once a second person confirms them. The seafarer is alerted if another user
 * asks. If no one else can confirm, the requester may. product 2.4, 5.11, §0.3 @throws not-found, forbidden for another
 * seafarer's account, invalid, conflict while a request for that account is open
 */
export const changeBankAccount = write({
  name: "crew.change-bank-account",
  access: "crew:change-bank",
  input: changeBankAccountInput,
  written: writtenBankChange,
  output: bankChangeAsked,
  async run(scope, { employeeId, note, form }) {
    const { db, actor, locale } = scope;
    const person = await lockCrew(db, actor, employeeId);
    const values = parseInput(bankForm, form);
    const { id, userId } = await storeRequest(scope, person, { section: "bank", values, note });
    const needsSecondPerson = await hasSecondPerson(db, "crew:change-bank", {
      divisionId: person.divisionId,
      except: userId,
    });
    const differs = values.accountName !== null && !namesAgree(values.accountName, person.fullName);
    return {
      id,
      employeeId,
      needsSecondPerson,
      warnings: differs ? [translator(locale)("crew.edit.accountNameDiffers")] : [],
    };
  },
});
