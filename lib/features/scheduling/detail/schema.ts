import { z } from "zod";
import { boardMoments, lumpsumGrades, scheduleEvents, scheduleStatuses, usages } from "@/db/enums/scheduling";
import { planDifference, scheduleRow } from "../schema";
import { guards } from "../status.rules";

const text = z.string().nullable();
const line = z.object({ multiplier: z.number(), base: z.number(), amount: z.number() });
const lines = z.object({
  mealAllowance: line,
  dailyAllowance: line,
  accommodation: line,
  localTransport: line,
  laundry: line,
  transportAirportJakarta: line,
  transportTerminalStationPort: line,
  transportAirportOtherCities: line,
});
/**
 * Amounts of one way. isSaved: they were entered. A Marine schedule has lines, a Tanker schedule only a total, which
 * is null until known. bases: the grades' bases on the date, null while no table is in force, which blocks entry.
 */
const amounts = z.object({
  isSaved: z.boolean(),
  lumpsumGrade: z.literal(lumpsumGrades),
  defaultGrade: z.literal(lumpsumGrades),
  lines: lines.nullable(),
  total: z.number().nullable(),
  bases: z
    .array(
      z.object({
        grade: z.number(),
        mealAllowance: z.number(),
        dailyAllowance: z.number(),
        accommodation: z.number(),
        localTransport: z.number(),
        laundry: z.number(),
      }),
    )
    .nullable(),
  lumpsums: z.array(z.object({ grade: z.number(), lumpsum: z.number() })).nullable(),
  ratesFrom: text,
});

const document = z.object({
  id: z.number(),
  documentUsage: z.enum(usages),
  documentName: z.string(),
  attachmentId: text,
  attachmentFilename: text,
  comment: text,
  createdBy: text,
  dateCreated: z.date(),
  version: z.number(),
});
const accommodationDocument = document.extend({ price: z.number().nullable(), isOnHold: z.boolean() });

const logEntry = z.object({
  event: z.enum(scheduleEvents),
  from: z.enum(scheduleStatuses).nullable(),
  to: z.enum(scheduleStatuses),
  changes: z.array(
    z.object({
      field: z.string(),
      from: z.union([z.string(), z.number(), z.boolean()]).nullable(),
      to: z.union([z.string(), z.number(), z.boolean()]).nullable(),
    }),
  ),
  reason: text,
  at: z.date(),
  by: text,
});

export const scheduleActions = [
  "save",
  "accommodation",
  "appraisal-documents",
  "check-in",
  "check-out",
  "undo-check-in",
  "propose-time",
  "send-mail",
] as const;

/**
 * A schedule as far as visible to the user. next: the next status and its open guards. lumpsums: the Tanker grade
 * table. previousCheckOutDate: the seafarer's last sign-off. boarding: whether check-in or check-out is available,
 * and why not.
 */
export const scheduleDetail = scheduleRow.extend({
  initialRankAs: z.string(),
  initialRankAsNameId: z.string(),
  jobPositionMarineId: z.number().nullable(),
  jobPositionTankerId: z.number().nullable(),
  divisionId: z.number(),
  assignmentStartDate: z.string(),
  assignmentEndDate: z.string(),
  previousCheckOutDate: text,
  scheduledOnBoardTime: text,
  onboardAgentName: text,
  onboardAgentPhone: text,
  scheduledOffBoardTime: text,
  offboardAgentName: text,
  offboardAgentPhone: text,
  noTravelOnBoard: z.boolean(),
  noTravelOffBoard: z.boolean(),
  crew: z.object({
    crewId: z.number(),
    fullName: z.string(),
    idCardNo: text,
    jobPositionName: z.string(),
    jobPositionNameId: z.string(),
    age: z.number().nullable(),
    placeOfBirth: text,
    dateOfBirth: text,
    seaFarerId: text,
    seamanBookNo: text,
    passportNo: text,
    employeeIdNumber: z.string(),
    phoneNo: text,
    employmentTypeId: z.number().nullable(),
  }),
  onBoard_LumpsumGrade: z.number().nullable(),
  onBoard: amounts.nullable(),
  offBoard: amounts.nullable(),
  accommodationDocuments: z.array(accommodationDocument),
  appraisalDocuments: z.array(document).nullable(),
  allowedNext: z.array(z.number()),
  next: z
    .object({
      statusId: z.number(),
      description: z.enum(scheduleStatuses),
      problems: z.array(z.object({ code: z.enum(guards), hard: z.boolean(), message: z.string() })),
    })
    .nullable(),
  differences: z.array(planDifference),
  /** Which dates the user may align with the other: plan or schedule. */
  maySettle: z.object({ plan: z.boolean(), schedule: z.boolean() }),
  boarding: z.object({
    checkIn: z.object({ isOffered: z.boolean(), reason: text }),
    checkOut: z.object({ isOffered: z.boolean(), reason: text }),
  }),
  proposals: z.array(
    z.object({
      id: z.number(),
      moment: z.enum(boardMoments),
      proposedAt: z.date(),
      note: text,
      by: text,
      createdAt: z.date(),
    }),
  ),
  history: z.array(logEntry),
  isReadOnly: z.boolean(),
  updatedAt: z.date(),
  updatedBy: text,
  allowedActions: z.array(z.enum(scheduleActions)),
});
export type ScheduleDetail = z.output<typeof scheduleDetail>;
