import type { Detail } from "@/components/ui/layout/detail-list";

const isThere = ({ value }: Detail) => value !== null && value !== undefined && value !== "";

/** Of a class of fields seen whole everything, also what nobody entered; of any other only what there is. product 5.12 */
export const shownFacts = (isWhole: boolean, facts: Detail[]): Detail[] => (isWhole ? facts : facts.filter(isThere));
