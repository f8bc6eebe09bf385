import type { Detail } from "@/components/ui/layout/detail-list";

const isThere = ({ value }: Detail) => value !== null && value !== undefined && value !== "";

/** List all facts of a fully visible class, also empty ones; of others only those with a value. product 5.12 */
export const shownFacts = (isWhole: boolean, facts: Detail[]): Detail[] => (isWhole ? facts : facts.filter(isThere));
