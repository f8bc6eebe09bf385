import { z } from "zod";
import { roles, subRoles } from "@/db/enums/users";
import { accessTags } from "@/lib/access/tags";
import { addressText } from "@/lib/platform/i18n/plain-text";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import {
  blankToNull,
  requiredId,
  divisionNumber,
  numeric,
  booleanInput,
  recordId,
  listOfValues,
  text,
  messageWhenBlank,
} from "@/lib/platform/validation";
import { asRecord, isRecord } from "@/lib/platform/unknown-record";
import { messageOf } from "@/lib/platform/errors";
import {
  brokenPasswordRules,
  divisionOfRole,
  neededLink,
  needsSubRole,
  passwordSpecials,
  type AccountLinks,
  type PasswordForm,
  type PasswordRule,
} from "./rules";

export const minimumPersonSearch = 3;

const id = recordId;
const email = z
  .string({ error: "users.emailRequired" })
  .meta({ format: "email" })
  .transform(addressText)
  .pipe(z.string().min(1, "users.emailRequired").max(254).pipe(z.email("validation.email")));
const role = z.enum(roles, { error: messageWhenBlank("users.roleRequired") });
const lettersAndSpaces = /^[\p{L}\p{M} '’.-]+$/u;
const firstName = z
  .string({ error: "users.firstNameLength" })
  .trim()
  .min(3, "users.firstNameLength")
  .max(50, "users.firstNameLength")
  .regex(lettersAndSpaces, "users.nameLetters");
const lastName = z.preprocess(
  blankToNull,
  z.string().trim().max(50, "users.lastNameLength").regex(lettersAndSpaces, "users.nameLetters").nullable(),
);

const brokenRuleMessage = (rule: PasswordRule, form: PasswordForm) =>
  rule === "special"
    ? messageOf("users.weakPassword.special", { specials: [...passwordSpecials[form]].join(" ") })
    : `users.weakPassword.${rule}`;

const strongPassword = (form: PasswordForm) =>
  z
    .string()
    .meta({ format: "password", minLength: 8, maxLength: 72 })
    .max(200)
    .check(({ value, issues }) => {
      const [rule] = brokenPasswordRules(value, form);
      if (rule) issues.push({ code: "custom", message: brokenRuleMessage(rule, form), input: value });
    });

const subRole = z.preprocess(blankToNull, z.enum(subRoles).nullable()).default(null);

/** A person, vessel or principal of the account's division; blank removes the link. */
const link = z.preprocess(blankToNull, id.nullable());
const newLinks = { crewId: link.default(null), vesselId: link.default(null), principalId: link.default(null) };
const changedLinks = { crewId: link.optional(), vesselId: link.optional(), principalId: link.optional() };

/** Menu entries an account may open; null for all of its role. */
const accessList = z.array(z.enum(accessTags)).nullable().optional();

type RoleParts = { role: (typeof roles)[number]; subRole: string | null; divisionId: number | null };

function checkRole({ value, issues }: { value: RoleParts; issues: unknown[] }) {
  const fixed = divisionOfRole(value.role);
  const problem = (path: string, message: string) =>
    issues.push({ code: "custom", path: [path], message, input: value });
  if (needsSubRole(value.role) && !value.subRole) problem("subRole", "users.subRoleRequired");
  if (fixed !== null && value.divisionId !== null && value.divisionId !== fixed)
    problem("divisionId", "users.divisionMismatch");
}

/** Return the required but missing link of a role, as field and message. */
export const missingLink = (needed: NonNullable<ReturnType<typeof neededLink>>) => ({
  path: needed,
  message: `users.${needed}Required`,
});

function checkLinks({ value, issues }: { value: RoleParts & AccountLinks; issues: unknown[] }) {
  const needed = neededLink(value.role);
  if (needed === null || value[needed] !== null) return;
  const { path, message } = missingLink(needed);
  issues.push({ code: "custom", path: [path], message, input: value });
}

export const createUserInput = z
  .object({
    email,
    password: z.preprocess(blankToNull, strongPassword("account").nullable()).default(null),
    invite: booleanInput.default(false),
    firstName,
    lastName,
    role,
    subRole,
    divisionId: requiredId("users.divisionRequired").refine((number) => number <= 2, "validation.notListed"),
    ...newLinks,
    accessList,
  })
  .refine(({ password: given, invite }) => Boolean(given) || invite, {
    path: ["password"],
    error: "users.passwordRequired",
    when: ({ value, issues }) => isRecord(value) && !issues.some(({ path }) => path?.[0] === "password"),
  })
  .check((payload) => {
    checkRole(payload);
    checkLinks(payload);
  });

/** The API sends oldRole and newRole, the form role. An omitted link remains unchanged. */
export const updateUserInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { ...body, role: body.newRole ?? body.role };
  },
  z
    .object({
      userId: id,
      oldRole: z.enum(roles).optional(),
      role,
      subRole,
      divisionId: z.preprocess(blankToNull, divisionNumber.nullable()).default(null),
      ...changedLinks,
      firstName: firstName.optional(),
      lastName: lastName.optional(),
      isActive: booleanInput.optional(),
      accessList,
    })
    .check(checkRole),
);

export const createFirstAdminInput = z.object({ email });
/** null where an account can sign in already. */
export const firstAdminCreated = z.object({ link: z.string().nullable() });

export const deleteUserInput = z.object({ userId: id, role: z.enum(roles).optional() });
export const userIdInput = z.object({ userId: id });
export const userChanged = z.object({ userId: z.number() });

export const listUsersInput = z.object({
  ...listInput(10),
  search: text(200).optional(),
  role: listOfValues(z.enum(roles)),
});

const user = z.object({
  userId: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  role: z.enum(roles),
  subRole: z.enum(subRoles).nullable(),
  divisionId: z.number(),
  crewId: z.number().nullable(),
  vesselId: z.number().nullable(),
  principalId: z.number().nullable(),
  isActive: z.boolean(),
  createdAt: z.date(),
});
export type User = z.output<typeof user>;
const listedUser = user.extend({ isTied: z.boolean(), tiedTo: z.string().nullable() });
export type ListedUser = z.output<typeof listedUser>;
export const userPage = pageOf(listedUser).extend({
  /** Number of accounts without keyword and filters; null when there are none. */
  outOf: z.number().nullable(),
});

/** A profile's vesselId is the present vessel, else the account's. */
export const profile = user.extend({
  workOrderId: z.number().nullable(),
  userAccessList: z.array(z.string()),
  accessIsDefault: z.boolean(),
  hasPassword: z.boolean(),
  mayDeactivateSelf: z.boolean(),
});
export type Profile = z.output<typeof profile>;

const linkKinds = ["employee", "vessel", "principal"] as const;
export type LinkKind = (typeof linkKinds)[number];
export const searchLinkableRecordsInput = z.object({
  kind: z.enum(linkKinds),
  divisionId: divisionNumber,
  search: text(100).default(""),
});
/** isTaken: the person already has another account. */
const linkOption = z.object({
  id: z.number(),
  name: z.string(),
  detail: z.string().nullable(),
  isTaken: z.boolean(),
});
export type LinkOption = z.output<typeof linkOption>;
export const linkOptions = z.array(linkOption);
/** The links of an account, for its form. */
export const linkedRecords = z.object({
  divisionId: z.number(),
  employee: linkOption.nullable(),
  vessel: linkOption.nullable(),
  principal: linkOption.nullable(),
});
export type LinkedRecords = z.output<typeof linkedRecords>;

const samePasswords = ({
  value,
  issues,
}: {
  value: { newPassword: string; confirmPassword: string };
  issues: unknown[];
}) => {
  if (value.newPassword !== value.confirmPassword)
    issues.push({ code: "custom", path: ["confirmPassword"], message: "users.passwordsDiffer", input: value });
};
const password = z.string().min(1, "validation.required").max(200);

export const changePasswordInput = z
  .object({ oldPassword: password, newPassword: strongPassword("account"), confirmPassword: password })
  .check(samePasswords);

const captcha = z.string({ error: "users.captchaRequired" }).min(1, "users.captchaRequired").max(20_000);
export const requestResetInput = z.object({ email, t: captcha });
export const resetPasswordInput = z
  .object({
    email,
    token: z.string().min(1).max(200),
    newPassword: strongPassword("reset"),
    confirmPassword: password,
    t: captcha,
  })
  .check(samePasswords);

export const accepted = z.object({ accepted: z.literal(true) });

export const createApiTokenInput = z.object({
  name: z.string().trim().min(1, "validation.required").max(60),
  days: numeric(z.number().int().min(1).max(365)).default(90),
});
export const createdApiToken = z.object({ id: z.number(), token: z.string() });
export const apiToken = z.object({
  id: z.number(),
  name: z.string(),
  hint: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
export const apiTokenId = z.object({ id });

export const openSession = z.object({
  id: z.string(),
  device: z.string(),
  network: z.string(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  isCurrent: z.boolean(),
});
export const endSessionsInput = z.object({ sessionId: z.uuid().optional() });
export const endedSessions = z.object({ ended: z.number() });
