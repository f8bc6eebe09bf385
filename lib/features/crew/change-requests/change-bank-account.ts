import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { parseInput } from "@/lib/platform/validation";
import { storeRequest } from "./store.queries";
import { bankChangeRequested, bankForm, changeBankAccountInput, bankChangeBody } from "./bank.schema";
import { namesMatch } from "../sections/edit.rules";
import { lockCrew } from "../queries";
import { hasSecondPerson } from "@/lib/access/second-person";

/**
 * Request new bank details, which apply once a second person confirms them. The seafarer is alerted if another user
 * asks. If no one else can confirm, the requester may. product 2.4, 5.11, §0.3 @throws not-found, forbidden for another
 * seafarer's account, invalid, conflict while a request for that account is open
 */
export const changeBankAccount = write({
  name: "crew.change-bank-account",
  access: "crew:change-bank",
  input: changeBankAccountInput,
  callerInput: bankChangeBody,
  output: bankChangeRequested,
  async run(scope, { crewId, note, form }) {
    const { db, actor, locale } = scope;
    const person = await lockCrew(db, actor, crewId);
    const values = parseInput(bankForm, form);
    const { id, userId } = await storeRequest(scope, person, { section: "bank", values, note });
    const needsSecondPerson = await hasSecondPerson(db, "crew:change-bank", {
      divisionId: person.divisionId,
      except: userId,
    });
    const differs = values.accountName !== null && !namesMatch(values.accountName, person.fullName);
    return {
      id,
      crewId,
      needsSecondPerson,
      warnings: differs ? [translator(locale)("crew.edit.accountNameDiffers")] : [],
    };
  },
});
