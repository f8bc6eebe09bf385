import type { Executor } from "@/db/client";
import type { VisitorActor } from "@/lib/access/actor";
import { findOpeningWithRequirements } from "@/lib/features/applicants/registration/queries";
import { storeFile } from "@/lib/platform/files/store";
import { lookupId } from "../openings";
import { sampleRegistration } from "../personal/sample-person";

/** One pixel, a real PNG. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

export async function uploadOf(db: Executor, visitor: VisitorActor, name = "photo.png", bytes = png): Promise<string> {
  const { id } = await storeFile(db, {
    fileType: "personaldata",
    name,
    bytes,
    owner: { visitorId: visitor.visitorId },
  });
  return id;
}

/** A whole registration that satisfies the rules of this opening, its files uploaded by the visitor. */
export async function registrationOf(
  db: Executor,
  visitor: VisitorActor,
  jobOpeningId: number,
  person: { email?: string; seafarerCode?: string; nik?: string } = {},
) {
  const { context } = await findOpeningWithRequirements(db, jobOpeningId, new Date());
  const photo = await uploadOf(db, visitor);
  const sample = sampleRegistration();
  const held = (kind: "coc" | "cop") =>
    Promise.all(
      context.required
        .filter((entry) => entry.kind === kind)
        .map(async ({ certificateId, name }, index) => ({
          certificateId,
          certificateName: name,
          certificateNumber: `621157680${index}`,
          issued: "2024-03-01",
          expired: "2029-03-01",
          attachment: await uploadOf(db, visitor, "scan.pdf", pdf),
        })),
    );
  return {
    personal: {
      ...sample,
      religion: await lookupId(db, "religion"),
      maritalStatus: await lookupId(db, "marital-status"),
      nationality: await lookupId(db, "nationality", "Indonesian").catch(() => lookupId(db, "nationality")),
      photo,
      photoKtp: await uploadOf(db, visitor, "ktp.png"),
      idNumber: person.nik ?? sample.idNumber,
      seafarerIdNumber: person.seafarerCode ?? sample.seafarerIdNumber,
      seamanBookNumber: "E 143100",
      emailAddress: person.email ?? "Budi.Santoso@example.com",
      phoneNumber: "0812 3456 7890",
      nextOfKin: { ...sample.nextOfKin, phoneNumber: "081298765432" },
      educationHistory: [
        {
          universityName: "PIP Semarang",
          degree: "D-IV",
          major: "Nautika",
          gpa: "3.4",
          entryYear: 2008,
          graduationYear: 2012,
          city: "Semarang",
        },
      ],
    },
    documents: { travelDocuments: [], coc: await held("coc"), cop: await held("cop") },
    training: {
      trainings: [],
      seaServices: [
        {
          companyName: "PT Laut Biru",
          position: "Chief Officer",
          vesselName: "Laut Biru 7",
          vesselType: "Tug Boat",
          grt: "298",
          onBoard: "2023-01-10",
          offBoard: "2024-01-05",
        },
      ],
    },
    bank: { bankName1: "Bank Mandiri", accountNumber1: "1420012345678", accountName1: "Budi Santoso" },
  };
}

export const consents = { declaration: true, consent: true, specificConsent: true };
