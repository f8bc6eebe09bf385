import type { CrewDetail } from "./schema";
import { masked } from "../fields.rules";

type Papers = CrewDetail["coc"];

const withoutText = (papers: Papers): Papers =>
  papers && papers.map((paper) => ({ ...paper, number: paper.number && masked(paper.number), description: null }));

/**
 * A record as the principal's copy of a CV prints it, beyond what a principal may not see anyway: numbers of certificates are masked, and
 * what somebody typed beside papers and sea service is left out, for nobody can say what stands in it. product 5.18
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
