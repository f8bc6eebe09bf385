import type { Detail } from "@/components/ui/layout/detail-list";

const hasValue = ({ value }: Detail) => value !== null && value !== undefined && value !== "";

/** List all facts of a fully visible class, also empty ones; of others only those with a value. product 5.12 */
export const visibleFacts = (isFullyVisible: boolean, facts: Detail[]): Detail[] =>
  isFullyVisible ? facts : facts.filter(hasValue);
