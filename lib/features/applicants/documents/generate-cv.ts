import { can } from "@/lib/access/actor";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { portraitPhoto } from "@/lib/platform/pdf/portrait-photo";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { cvOf } from "./queries";
import { cvInput } from "./schema";
import { CvDocument } from "./pdf/cv-document";

/**
 * Generate an applicant's CV as PDF. It exports personal data, so it leaves an audit entry. Document 1 §7, product
 * 5.18. @throws not-found
 */
export const generateCv = write({
  name: "applicants.generate-cv",
  access: "applicants:cv",
  input: cvInput,
  output: fileOf("application/pdf"),
  async run({ db, actor, now, locale, audit }, { id, language }) {
    const data = await cvOf(db, actor, id);
    const { person, educations, travel, certificates, trainings, services } = data;
    const body = await renderPdf(
      CvDocument({
        data,
        photo: data.photo && (await portraitPhoto(data.photo)),
        identity: can(actor, "applicants:edit"),
        locale: language ?? locale,
        generatedBy: actor.kind === "user" ? actor.name : actor.kind,
        now,
      }),
    );
    const counts = {
      educations: educations.length,
      travelDocuments: travel.length,
      certificates: certificates.length,
      trainings: trainings.length,
      seaServices: services.length,
    };
    audit({ subject: id, divisionId: person.divisionId, after: { rows: 1, ...counts } });
    return new FileAnswer(stampedName(now, `CV_${person.registrationNumber}`, "pdf"), "application/pdf", body);
  },
});
