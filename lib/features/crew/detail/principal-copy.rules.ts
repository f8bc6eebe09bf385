import type { CrewDetail } from "./schema";
import { masked } from "../fields.rules";

type Papers = CrewDetail["coc"];

const withoutText = (papers: Papers): Papers =>
  papers && papers.map((paper) => ({ ...paper, number: paper.number && masked(paper.number), description: null }));

/**
 * Prepare a record for the principal's copy of a CV: mask certificate numbers and omit free text of documents and sea
 * service, which may contain anything. product 5.18
 */
export const forPrincipalCopy = (detail: CrewDetail): CrewDetail => ({
  ...detail,
  appraisals: null,
  coc: withoutText(detail.coc),
  cop: withoutText(detail.cop),
  travelDocuments: detail.travelDocuments && detail.travelDocuments.map((paper) => ({ ...paper, description: null })),
  seaService: detail.seaService && {
    ...detail.seaService,
    rows: detail.seaService.rows.map((row) => ({ ...row, note: null })),
  },
});
