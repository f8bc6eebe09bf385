import { dutiesOf } from "@/lib/features/job-openings/rules";
import type { JobOpening } from "@/lib/features/job-openings/schema";
import { companyName } from "@/lib/platform/mail/company";
import { dayOf } from "@/lib/platform/calendar/dates";

const employmentTypes: Record<string, string[]> = {
  Permanent: ["FULL_TIME"],
  Contract: ["CONTRACTOR", "TEMPORARY"],
  Cadet: ["INTERN"],
};

const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** Labels of the page in its language. */
export type PostingLabels = { position: string; summary: string; requirements: (list: string) => string };

function descriptionOf(opening: JobOpening, labels: PostingLabels): string {
  const requirements = [opening.education, opening.coc, opening.workExperience].filter(Boolean).join("; ");
  return [
    paragraph(labels.summary),
    `<ul>${dutiesOf(opening.task)
      .map((duty) => `<li>${escapeHtml(duty)}</li>`)
      .join("")}</ul>`,
    paragraph(labels.requirements(requirements)),
  ].join("");
}

function experienceOf({ yearsOfExperience }: JobOpening) {
  if (yearsOfExperience === 0) return "no requirements";
  return { "@type": "OccupationalExperienceRequirements", monthsOfExperience: yearsOfExperience * 12 };
}

/**
 * Build a schema.org JobPosting of an open opening in the page's language (product decisions 5.19). site is the home
 * page address.
 */
export function jobPosting(opening: JobOpening, labels: PostingLabels, site: string) {
  const company = companyName(opening.divisionName);
  const { id, cityName, closesOn, education } = opening;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: labels.position,
    description: descriptionOf(opening, labels),
    identifier: { "@type": "PropertyValue", name: company, value: String(id) },
    url: new URL(opening.url, site).toString(),
    datePosted: dayOf(opening.createdAt),
    ...(closesOn && { validThrough: `${closesOn}T23:59:00+07:00` }),
    employmentType: employmentTypes[opening.jobType] ?? ["OTHER"],
    hiringOrganization: {
      "@type": "Organization",
      name: company,
      sameAs: site,
      logo: new URL("/brand/apple-touch-icon.png", site).toString(),
    },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", ...(cityName && { addressLocality: cityName }), addressCountry: "ID" },
    },
    directApply: true,
    ...(education && {
      educationRequirements: { "@type": "EducationalOccupationalCredential", credentialCategory: education },
    }),
    experienceRequirements: experienceOf(opening),
    industry: "Maritime",
    occupationalCategory: labels.position,
    totalJobOpenings: opening.vacancies,
  };
}

/** Serialize JSON that cannot close its script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
