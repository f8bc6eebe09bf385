import { eq, sql } from "drizzle-orm";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { auditedUser, hashPassword, mailInvitation } from "../queries";
import { manageableRoles, subRoleFor, linksFor, withinCeiling } from "../rules";
import { createUserInput, userChanged } from "../schema";
import { assertLinks, linkColumns } from "./account-links.queries";

const emailTakenError = () =>
  new AppError("conflict", "users.emailTaken", {}, [{ path: "email", message: "users.emailTaken" }]);

/**
 * Create an account with a password or a mailed invitation. A crew account belongs to one person, a principal account
 * to one principal.
 * @throws forbidden for a role above the actor, conflict for a known address or a person with an account, invalid for a
 * link of the other division
 */
export const createUser = write({
  name: "users.create",
  access: "users:write",
  input: createUserInput,
  output: userChanged,
  async run(
    { db, actor, now, locale, audit },
    { role, subRole, divisionId, password, invite, crewId, vesselId, principalId, accessList = null, ...person },
  ) {
    if (actor.kind !== "user" || !manageableRoles(actor).includes(role))
      throw new AppError("forbidden", "users.roleAbove");
    const [existing] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, person.email));
    if (existing) throw emailTakenError();
    const links = linksFor(role, subRole, { crewId, vesselId, principalId });
    const place = { role, subRole: subRoleFor(role, subRole), divisionId };
    const values = { ...person, ...linkColumns(links), ...place, accessList: withinCeiling(place, accessList) };
    await assertLinks(db, { userId: null, divisionId }, links);
    const [created] = await db
      .insert(users)
      .values({
        ...values,
        passwordHash: password ? await hashPassword(password) : null,
        language: locale,
        createdBy: actor.userId,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!created) throw emailTakenError();
    if (invite) await mailInvitation(db, created, locale, now);
    audit({ subject: created.id, after: auditedUser(created), divisionId: created.divisionId });
    return { userId: created.id };
  },
});
