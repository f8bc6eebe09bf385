import { PaperTools } from "./tools";
import { paperActions, type PaperRights, type PaperTarget } from "./values";

/** The tools of a paper, or nothing where nothing may be done: a column without any is left out. */
export const toolsOf = (paper: PaperTarget, rights: PaperRights) =>
  paperActions(paper, rights).length > 0 ? <PaperTools key="tools" paper={paper} rights={rights} /> : null;
