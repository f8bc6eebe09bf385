import type { RegistrationContent } from "@/lib/features/applicants/registration/content.schema";
import { addDays, addYears } from "@/lib/platform/calendar/dates";
import { banks } from "../../reference/lookup-banks";
import type { Post } from "./applications";
import { careerOf } from "./careers";
import type { Story } from "./applicant-plan";
import type { Random } from "../random";

/** Officers go to sea as cadets at about 20 and hold a licence two years later; ratings start at about 19. */
export function careerDatesOf(random: Random, { position }: Post, story: Story | undefined, today: string) {
  const { years, ladder, schooling } = careerOf(position.key);
  const atSea = story?.careerYears ?? random.int(...years);
  const academy = schooling === "academy";
  const startAge = position.isCadet ? random.int(20, 22) : academy ? 20 : 19;
  const age = story?.age ?? startAge + atSea + random.int(0, 1);
  const seaSince = addDays(addYears(today, -atSea), ladder.length === 0 ? -240 : 0);
  const officerSince = academy ? addYears(seaSince, 2) : seaSince;
  const graduationYear = position.isCadet
    ? Number(today.slice(0, 4)) + 1
    : Number(seaSince.slice(0, 4)) + (academy ? 2 : 0);
  return { age, seaSince, officerSince, graduationYear };
}

export function bankOf(random: Random, fullName: string): RegistrationContent["bank"] {
  const bank = random.pick(banks.slice(0, 6)).name;
  const accountNumber1 = `${random.int(1, 9)}${random.digits(random.int(9, 14))}`;
  return {
    bankName1: bank,
    accountNumber1,
    accountName1: fullName.toUpperCase(),
    bankName2: null,
    accountNumber2: null,
    accountName2: null,
  };
}

/** 62, the year of the first book, and a number no other serial gets. */
export const seafarerCode = (serial: number, seaSince: string) =>
  `62${seaSince.slice(2, 4)}${String((serial * 7_919 + 104_729) % 1_000_000).padStart(6, "0")}`;
