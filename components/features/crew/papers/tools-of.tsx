import { PaperTools } from "./tools";
import { paperActions, type PaperRights, type PaperTarget } from "./values";

/** Return a document's actions, or null if there are none, so that an empty column is left out. */
export const toolsOf = (paper: PaperTarget, rights: PaperRights) =>
  paperActions(paper, rights).length > 0 ? <PaperTools key="tools" paper={paper} rights={rights} /> : null;
