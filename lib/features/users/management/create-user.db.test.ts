import { verify } from "@node-rs/argon2";
import { and, eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { passwordLinks, sessions, users } from "@/db/schema/users";
import { openOpening } from "@/db/testing/openings";
import { resetsSent } from "@/db/testing/records/password-resets";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { actorOfSession } from "@/lib/access/session";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import type { Transaction } from "@/db/client";
import { changePassword } from "../password/change-password";
import { createApiToken } from "../profile/create-api-token";
import { createUser } from "./create-user";
import { deactivateUser } from "./deactivate-user";
import { deleteUser } from "./delete-user";
import { endSessions } from "../profile/end-sessions";
import { getProfile } from "../profile/get-profile";
import { listUsers } from "./list-users";
import { hashPassword } from "../queries";
import { requestPasswordReset } from "../password/request-password-reset";
import { resetPassword } from "../password/reset-password";
import { updateUser } from "./update-user";

afterAll(closeDatabase);

const form = (role: string, changes: object = {}) => ({
  email: "Rina.Putri@example.test",
  firstName: "Rina",
  lastName: "",
  role,
  divisionId: role.endsWith("tanker") ? 2 : 1,
  invite: true,
  ...changes,
});
const stranger = as({ kind: "stranger" });
const gateToken = async (db: Transaction) =>
  (await issueGateToken(db, { address: "192.0.2.7", now: new Date() })).token;
const linkOf = (plain: string) => new URL(/https?:\S+reset-password\?\S+/.exec(plain)?.[0] ?? "http://x").searchParams;

test(
  "an admin creates an account: an invitation in the mail when it is asked for, no name in the audit",
  rolledBack(async (db) => {
    const { userId } = await createUser.execute(as(await person(db, "crewingadmintanker")), form("crewingstafftanker"));
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({
      email: "rina.putri@example.test",
      divisionId: 2,
      lastName: null,
      passwordHash: null,
      subRole: null,
    });
    const [mail] = await db.select().from(mails).where(eq(mails.type, "UserInvite"));
    expect(mail?.plain).toContain("/reset-password?e=rina.putri%40example.test&t=");
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "users.create"))
      .orderBy(auditEntries.id);
    expect(JSON.stringify(entry)).not.toMatch(/rina/i);
  }),
);

test(
  "an account with a password gets no invitation and signs in with it",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const { userId } = await createUser.execute(
      admin,
      form("crewingstaffmarine", { invite: false, password: "Samudra7@" }),
    );
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(await verify(user?.passwordHash ?? "", "Samudra7@")).toBe(true);
    expect(await db.select().from(mails).where(eq(mails.type, "UserInvite"))).toEqual([]);
    expect(await db.select().from(passwordLinks).where(eq(passwordLinks.userId, userId))).toEqual([]);
  }),
);

test(
  "nothing at all names every field that is missing; a password is needed unless an invitation is asked for",
  rolledBack(async (db) => {
    const admin = as(await person(db, "superadmin"));
    await expect(createUser.execute(admin, {})).rejects.toMatchObject({
      code: "invalid",
      fields: [
        { path: "email", message: "users.emailRequired" },
        { path: "firstName", message: "users.firstNameLength" },
        { path: "role", message: "users.roleRequired" },
        { path: "divisionId", message: "users.divisionRequired" },
        { path: "password", message: "users.passwordRequired" },
      ],
    });
    for (const invite of [undefined, false, "false"])
      for (const password of [undefined, null, ""])
        await expect(createUser.execute(admin, form("crewingstaffmarine", { invite, password }))).rejects.toMatchObject(
          { fields: [{ path: "password", message: "users.passwordRequired" }] },
        );
    for (const divisionId of [undefined, null, ""])
      await expect(createUser.execute(admin, form("crewingstaffmarine", { divisionId }))).rejects.toMatchObject({
        fields: [{ path: "divisionId", message: "users.divisionRequired" }],
      });
  }),
);

test(
  "an admin cannot make an admin, a superadmin or a person of the other division; a known address is a conflict",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    for (const role of ["superadmin", "crewingadminmarine", "crewingstafftanker"])
      await expect(createUser.execute(admin, form(role))).rejects.toMatchObject({ code: "forbidden" });
    await createUser.execute(admin, form("crewingstaffmarine"));
    await expect(
      createUser.execute(admin, form("crewingpdemarine", { email: "RINA.putri@example.test" })),
    ).rejects.toMatchObject({ code: "conflict", fields: [{ path: "email", message: "users.emailTaken" }] });
  }),
);

test(
  "the user form's rules name their fields",
  rolledBack(async (db) => {
    const admin = as(await person(db, "superadmin"));
    const refused = (input: object, path: string, message: string) =>
      expect(createUser.execute(admin, input)).rejects.toMatchObject({
        code: "invalid",
        fields: expect.arrayContaining([{ path, message }]),
      });
    await refused(form("crewmarine"), "subRole", "users.subRoleRequired");
    await refused(form("crewingstaffmarine", { email: "nonsense" }), "email", "validation.email");
    await refused(form("crewingstaffmarine", { firstName: "Al" }), "firstName", "users.firstNameLength");
    await refused(form("crewingstaffmarine", { firstName: "R1na" }), "firstName", "users.nameLetters");
    await refused(form("crewingstaffmarine", { lastName: "x".repeat(51) }), "lastName", "users.lastNameLength");
    await refused(form("crewingstaffmarine", { password: "weak" }), "password", "users.weakPassword.length");
    await refused(form("crewingstaffmarine", { divisionId: 2 }), "divisionId", "users.divisionMismatch");
    await refused(form(""), "role", "users.roleRequired");
    await refused(form("nobody"), "role", "validation.notListed");
  }),
);

test(
  "the invitation sets the password once; afterwards the link is dead",
  rolledBack(async (db) => {
    await createUser.execute(as(await person(db, "superadmin")), form("crewingstaffmarine"));
    const [mail] = await db.select().from(mails).where(eq(mails.type, "UserInvite"));
    const query = linkOf(mail?.plain ?? "");
    const input = {
      email: query.get("e"),
      token: query.get("t"),
      newPassword: "Samudra7@",
      confirmPassword: "Samudra7@",
      t: await gateToken(db),
    };
    await expect(resetPassword.execute(stranger, { ...input, confirmPassword: "Other7@aa" })).rejects.toMatchObject({
      fields: [{ path: "confirmPassword", message: "users.passwordsDiffer" }],
    });
    await expect(resetPassword.execute(stranger, { ...input, email: "other@example.test" })).rejects.toMatchObject({
      messageKey: "users.linkExpired",
    });
    await resetPassword.execute(stranger, input);
    const again = { ...input, t: await gateToken(db) };
    await expect(resetPassword.execute(stranger, again)).rejects.toMatchObject({ messageKey: "users.linkExpired" });
  }),
);

test(
  "a reset answers the same for every address, ends sessions, and only the newest link works, for an hour",
  rolledBack(async (db) => {
    const actor = await person(db, "crewingmanagermarine");
    const cookie = await sessionCookie(actor);
    const request = async (email: string) => requestPasswordReset.execute(stranger, { email, t: await gateToken(db) });
    for (const email of ["nobody@example.test", actor.email, actor.email])
      expect(await request(email)).toEqual({ accepted: true });
    await resetsSent(db);
    const sent = await db.select().from(mails).where(eq(mails.type, "PasswordReset"));
    expect(sent).toHaveLength(2);
    const reset = async (plain: string, now = new Date()) =>
      resetPassword.execute(as({ kind: "stranger" }, { now }), {
        email: actor.email,
        token: linkOf(plain).get("t"),
        newPassword: "Samudra7@",
        confirmPassword: "Samudra7@",
        t: await gateToken(db),
      });
    const [older, newer] = sent.sort((a, b) => a.id - b.id);
    await expect(reset(older?.plain ?? "")).rejects.toMatchObject({ messageKey: "users.linkExpired" });
    await expect(reset(newer?.plain ?? "", new Date(Date.now() + 3_601_000))).rejects.toBeDefined();
    await reset(newer?.plain ?? "");
    expect(await actorOfSession(new Headers({ cookie }))).toBeNull();
    await expect(requestPasswordReset.execute(stranger, { email: actor.email, t: "nonsense" })).rejects.toMatchObject({
      messageKey: "captcha.invalid",
    });
    expect((await db.select().from(passwordLinks)).every(({ tokenHash }) => !newer?.plain.includes(tokenHash))).toBe(
      true,
    );
  }),
);

test(
  "a changed password ends every session; a wrong old password changes nothing",
  rolledBack(async (db) => {
    const actor = await person(db, "crewingstaffmarine");
    await db
      .update(users)
      .set({ passwordHash: await hashPassword("Lama1234@") })
      .where(eq(users.id, actor.userId));
    const cookie = await sessionCookie(actor);
    const change = (oldPassword: string) =>
      changePassword.execute(as(actor), { oldPassword, newPassword: "Baru1234@", confirmPassword: "Baru1234@" });
    await expect(change("Salah123@")).rejects.toMatchObject({
      fields: [{ path: "oldPassword", message: "users.oldPasswordWrong" }],
    });
    expect(await actorOfSession(new Headers({ cookie }))).not.toBeNull();
    await change("Lama1234@");
    expect(await actorOfSession(new Headers({ cookie }))).toBeNull();
    expect((await db.select().from(mails).where(eq(mails.type, "PasswordChanged"))).length).toBe(1);
  }),
);

test(
  "a role change ends the sessions; a stale oldRole is a conflict; the own role cannot be changed",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const staff = await person(db, "crewingstaffmarine");
    const cookie = await sessionCookie(staff);
    const update = (input: object) => updateUser.execute(as(admin), { userId: staff.userId, ...input });
    await expect(update({ oldRole: "crewingpdemarine", newRole: "crewingpdemarine" })).rejects.toMatchObject({
      code: "conflict",
    });
    await update({ oldRole: "crewingstaffmarine", newRole: "crewingstaffmarine", firstName: "Rina" });
    expect(await actorOfSession(new Headers({ cookie }))).not.toBeNull();
    await update({ oldRole: "crewingstaffmarine", newRole: "crewingpdemarine" });
    expect(await actorOfSession(new Headers({ cookie }))).toBeNull();
    await expect(update({ oldRole: "crewingstaffmarine", newRole: "crewingservicemarine" })).rejects.toMatchObject({
      status: 409,
      messageKey: "errors.changedBy",
      values: { name: "Sari Wijaya" },
    });
    const superadmin = await person(db, "superadmin");
    await expect(
      updateUser.execute(as(superadmin), { userId: superadmin.userId, role: "crewingstaffmarine" }),
    ).rejects.toMatchObject({ messageKey: "users.notOneself" });
  }),
);

test(
  "an access list lowers what a role may do, at once",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const staff = await person(db, "crewingstaffmarine");
    await updateUser.execute(as(admin), {
      userId: staff.userId,
      role: "crewingstaffmarine",
      accessList: ["job-openings"],
    });
    const profile = await getProfile.execute(as(admin), { userId: staff.userId });
    expect(profile.userAccessList).toEqual(["dashboard", "profile", "job-openings"]);
    await expect(
      updateUser.execute(as(admin), { userId: staff.userId, role: "crewingstaffmarine", accessList: ["everything"] }),
    ).rejects.toMatchObject({ code: "invalid" });
  }),
);

test(
  "a new account may be given a list, within its role; without one it may open all its role may",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const made = async (email: string, changes: object) => {
      const input = form("crewingstaffmarine", { email, ...changes });
      const { userId } = await createUser.execute(as(admin), input);
      return (await db.select().from(users).where(eq(users.id, userId)))[0]?.accessList;
    };
    expect(await made("one@example.test", { accessList: ["job-openings", "users"] })).toEqual(["job-openings"]);
    expect(await made("two@example.test", {})).toBeNull();
    await expect(made("three@example.test", { accessList: ["everything"] })).rejects.toMatchObject({ code: "invalid" });
  }),
);

test(
  "the own profile names the division one works in, which a superadmin may have switched; another's is where it is at home",
  rolledBack(async (db) => {
    const superadmin = await person(db, "superadmin");
    const switched = as({ ...superadmin, divisionId: 2 });
    expect((await getProfile.execute(as(superadmin), {})).divisionId).toBe(1);
    expect((await getProfile.execute(switched, {})).divisionId).toBe(2);
    const staff = await person(db, "crewingstaffmarine");
    expect((await getProfile.execute(switched, { userId: staff.userId })).divisionId).toBe(1);
  }),
);

test(
  "refuses to delete an account under a stale role, and names who changed it",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const staff = await person(db, "crewingstaffmarine");
    await updateUser.execute(as(admin), { userId: staff.userId, role: "crewingplanningmarine" });
    await expect(
      deleteUser.execute(as(admin), { userId: staff.userId, role: "crewingstaffmarine" }),
    ).rejects.toMatchObject({ code: "conflict", values: { name: expect.stringContaining("Wijaya") } });
    expect(await db.$count(users, eq(users.id, staff.userId))).toBe(1);
    await deleteUser.execute(as(admin), { userId: staff.userId, role: "crewingplanningmarine" });
    expect(await db.$count(users, eq(users.id, staff.userId))).toBe(0);
  }),
);

test(
  "a new role starts with everything it may open, and a list never exceeds the role",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const staff = await person(db, "crewingstaffmarine");
    const update = (input: object) => updateUser.execute(as(admin), { userId: staff.userId, ...input });
    const listOf = async () => (await db.select().from(users).where(eq(users.id, staff.userId)))[0]?.accessList;
    await update({ role: "crewingstaffmarine", accessList: ["job-openings", "users"] });
    expect(await listOf()).toEqual(["job-openings"]);
    await update({ role: "crewingstaffmarine", firstName: "Rina" });
    expect(await listOf()).toEqual(["job-openings"]);
    await update({ role: "crewingfinancemarine" });
    expect(await listOf()).toBeNull();
  }),
);

test(
  "another division's person, an admin and a superadmin do not exist for an admin",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    for (const role of ["crewingstafftanker", "crewingadminmarine", "superadmin"] as const) {
      const { userId } = await person(db, role);
      await expect(updateUser.execute(admin, { userId, role: "crewingstaffmarine" })).rejects.toMatchObject({
        code: "not-found",
      });
      await expect(deactivateUser.execute(admin, { userId })).rejects.toMatchObject({ code: "not-found" });
      await expect(deleteUser.execute(admin, { userId })).rejects.toMatchObject({ code: "not-found" });
      await expect(getProfile.execute(admin, { userId })).rejects.toMatchObject({ code: "not-found" });
    }
    expect((await listUsers.execute(admin, {})).rows).toEqual([]);
  }),
);

test(
  "people deactivate themselves, admins and superadmins do not; a deactivated session is over",
  rolledBack(async (db) => {
    const staff = await person(db, "crewingstaffmarine");
    const cookie = await sessionCookie(staff);
    await deactivateUser.execute(as(staff), { userId: staff.userId });
    expect(await actorOfSession(new Headers({ cookie }))).toBeNull();
    for (const role of ["superadmin", "crewingadminmarine"] as const) {
      const actor = await person(db, role);
      await expect(deactivateUser.execute(as(actor), { userId: actor.userId })).rejects.toMatchObject({
        messageKey: "users.protected",
      });
    }
    const other = await person(db, "crewingpdemarine");
    await expect(
      deactivateUser.execute(as(await person(db, "crewingfinancemarine")), { userId: other.userId }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "deleting removes an account without records and refuses one that wrote some",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const [fresh, writer] = [await person(db, "crewingstaffmarine"), await person(db, "crewingstaffmarine")];
    await openOpening(db, 1, { createdBy: writer.userId });
    await deleteUser.execute(as(admin), { userId: fresh.userId, role: "crewingstaffmarine" });
    await expect(deleteUser.execute(as(admin), { userId: writer.userId })).rejects.toMatchObject({
      messageKey: "users.hasRecords",
    });
    expect((await db.select().from(users).where(eq(users.id, fresh.userId))).length).toBe(0);
    expect((await db.select().from(users).where(eq(users.id, writer.userId))).length).toBe(1);
  }),
);

test(
  "a personal token is made by a person, not by a program; signing out everywhere ends all own sessions only",
  rolledBack(async (db) => {
    const staff = await person(db, "crewingstaffmarine");
    const other = await person(db, "crewingpdemarine");
    const cookies = [await sessionCookie(staff), await sessionCookie(staff), await sessionCookie(other)];
    const actor = await actorOfSession(new Headers({ cookie: cookies[0] ?? "" }));
    if (!actor) throw new Error("no session");
    const { token } = await createApiToken.execute(as(actor), { name: "Import", days: "30" });
    const program = await actorOfSession(new Headers({ authorization: `Bearer ${token}` }));
    if (!program) throw new Error("no token");
    await expect(createApiToken.execute(as(program), { name: "Another" })).rejects.toMatchObject({ code: "forbidden" });
    expect((await endSessions.execute(as(actor), {})).ended).toBe(2);
    const alive = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, other.userId)));
    expect(alive[0]?.revokedAt).toBeNull();
    expect(await actorOfSession(new Headers({ cookie: cookies[1] ?? "" }))).toBeNull();
  }),
);
