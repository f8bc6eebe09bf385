import type { Slot } from "@/db/enums/manning";
import { dueDay, itemNames } from "@/lib/features/preparation/readiness.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";
import type { OpenProposal } from "../issue-link.queries";

type Reader = { name: string; language: Locale };
type Plan = Pick<OpenProposal, "fullName" | "position" | "from" | "to">;

const positionIn = (language: Locale, { name, nameEn }: Plan["position"]) =>
  inLanguage(language, { en: nameEn, id: name });

const lineOf = (language: Locale, { position, fullName, from, to }: Plan): [string, string] => [
  positionIn(language, position),
  `${fullName}, ${formatDate(from, language)} – ${formatDate(to, language)}`,
];

/** Build the address of a link in its recipient's language. */
const linkHref = (token: string, language: Locale) => siteUrl(`/approve/${token}?lang=${language}`);

const lastDay = (waiting: readonly OpenProposal[], language: Locale) => {
  const last = Math.min(...waiting.map(({ expiresAt }) => expiresAt.getTime()));
  return formatDate(new Date(last), language, "instant");
};

type VesselQuestions = { vessel: string; token: string; waiting: readonly OpenProposal[] };

/** Build the line of one proposal with its answer deadline. */
const proposalLine = (language: Locale, plan: OpenProposal): [string, string] => {
  const [position, period] = lineOf(language, plan);
  const time = formatDate(plan.expiresAt, language, "instant");
  return [position, `${period}; ${translator(language)("approvals.mail.answerBy", { time })}`];
};
const namedVessels = 3;

/** Build the mail asking a principal about proposals: names, ranks and dates, one link per vessel. product 5.9, 5.16 */
export function askPrincipalMail(
  { name, language }: Reader,
  vesselQuestions: readonly VesselQuestions[],
  isReminder = false,
): MailContent {
  const t = translator(language);
  const count = vesselQuestions.reduce((sum, { waiting }) => sum + waiting.length, 0);
  const vessel =
    vesselQuestions.length > namedVessels
      ? t("approvals.mail.vessels", { count: vesselQuestions.length })
      : vesselQuestions.map((one) => one.vessel).join(", ");
  const values = { vessel, count };
  const [first, ...otherVessels] = vesselQuestions;
  const label = t("approvals.mail.principalButton");
  const lists = vesselQuestions.map((one) => ({
    heading: one.vessel,
    lines: [
      ...one.waiting.map((plan) => ({ label: proposalLine(language, plan).join(": ") })),
      { label, href: linkHref(one.token, language) },
    ],
  }));
  return {
    title: t(isReminder ? "approvals.mail.principalAgainTitle" : "approvals.mail.principalTitle", values),
    greeting: t("manning.mail.greeting", { name }),
    paragraphs: [t("approvals.mail.principalBody", values), t("approvals.mail.personal")],
    ...(first && otherVessels.length === 0
      ? {
          facts: first.waiting.map((plan) => proposalLine(language, plan)),
          button: { label, href: linkHref(first.token, language) },
        }
      : { lists }),
    reason: t("approvals.mail.principalReason"),
  };
}

/** Build the mail that asks a seafarer to join. product 5.16 */
export function askEmployeeMail({ name, language }: Reader, { vessel, token, waiting }: VesselQuestions): MailContent {
  const t = translator(language);
  return {
    title: t("approvals.mail.employeeTitle", { vessel }),
    greeting: t("manning.mail.greeting", { name }),
    paragraphs: [
      t("approvals.mail.employeeBody", { vessel }),
      t("approvals.mail.until", { time: lastDay(waiting, language) }),
    ],
    facts: waiting.map((plan) => lineOf(language, plan)),
    button: { label: t("approvals.mail.employeeButton"), href: linkHref(token, language) },
    reason: t("approvals.mail.employeeReason"),
  };
}

type About = { vessel: { id: number; name: string }; plan: Plan };
/** Link to where a rejected person is replaced: the seat, with the dialog open for Next or NextButOne. */
const seatHref = (vesselId: number, { seatId, slot }: { seatId: number; slot: Slot }) => {
  const key = slot === "next" ? "n" : slot === "next-but-one" ? "nbo" : null;
  return siteUrl(
    `/dashboard/manning/planning/${vesselId}/crew${key ? `?vcid=${seatId}&replace=${key}` : `#seat-${seatId}`}`,
  );
};

/** Build the mail to the office that a principal or seafarer rejected, with the reason. product 5.16 */
export function rejectedMail(
  party: "principal" | "employee",
  { name, language }: Reader,
  { vessel, plan, reason, seat }: About & { reason: string; seat: { seatId: number; slot: Slot } },
): MailContent {
  const t = translator(language);
  const position = positionIn(language, plan.position);
  const values = { name: plan.fullName, position, vessel: vessel.name };
  const text = (key: string) => `approvals.mail.${party === "principal" ? "rejected" : "declined"}${key}`;
  return {
    title: t(text("Title"), values),
    greeting: t("manning.mail.greeting", { name }),
    paragraphs: [t(text("Body"), values)],
    facts: [lineOf(language, plan), [t("approvals.mail.why"), reason]],
    button: { label: t("approvals.mail.replace"), href: seatHref(vessel.id, seat) },
    reason: t("approvals.mail.officeReason"),
  };
}

/** Build the mail to vessel and office that a person joins, with the preparation list. product 5.16 */
export function confirmedMail({ name, language }: Reader, { vessel, plan }: About): MailContent {
  const t = translator(language);
  const values = {
    name: plan.fullName,
    position: positionIn(language, plan.position),
    vessel: vessel.name,
    date: formatDate(plan.from, language),
  };
  return {
    title: t("approvals.mail.confirmedTitle", values),
    greeting: t("manning.mail.greeting", { name }),
    paragraphs: [t("approvals.mail.confirmedBody", values), t("approvals.mail.confirmedPrepare")],
    facts: [lineOf(language, plan), ...preparationOf(language, plan.from)],
    button: {
      label: t("approvals.mail.openPreparation"),
      href: siteUrl(`/dashboard/manning/onboard-preparation/vessel/${vessel.id}/crews`),
    },
    reason: t("approvals.mail.officeReason"),
  };
}

/** List the general preparation steps before joining with their deadlines. product 5.16 */
function preparationOf(language: Locale, joining: string): [string, string][] {
  const t = translator(language);
  return itemNames.map((item) => [
    t(`preparation-joiners.steps.${item}`),
    t("preparation-joiners.by", { date: formatDate(dueDay(item, joining), language) }),
  ]);
}

/** Build the mail to planning and managers that a principal has not answered for days. product 5.9 */
export function escalatedMail(
  { name, language }: Reader,
  { vessel, plan, since, asked }: About & { since: Date; asked: readonly string[] },
): MailContent {
  const t = translator(language);
  const values = { name: plan.fullName, position: positionIn(language, plan.position), vessel: vessel.name };
  return {
    title: t("approvals.mail.escalatedTitle", values),
    greeting: t("manning.mail.greeting", { name }),
    paragraphs: [t("approvals.mail.escalatedBody", { ...values, since: formatDate(since, language, "instant") })],
    facts: [lineOf(language, plan), [t("approvals.mail.asked"), asked.join(", ")]],
    button: { label: t("manning.mail.openVessel"), href: siteUrl(`/dashboard/vessel-management/${vessel.id}/details`) },
    reason: t("approvals.mail.officeReason"),
  };
}
