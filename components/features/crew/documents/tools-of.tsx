import { DocumentTools } from "./tools";
import { documentActions, type DocumentRights, type DocumentTarget } from "./actions-of-document";

/** Return a document's actions, or null if there are none, so that an empty column is left out. */
export const documentToolsOf = (document: DocumentTarget, rights: DocumentRights) =>
  documentActions(document, rights).length > 0 ? (
    <DocumentTools key="tools" document={document} rights={rights} />
  ) : null;
