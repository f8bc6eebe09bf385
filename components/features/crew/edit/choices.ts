import type { SelectOption } from "@/components/ui/form/select-field";

/** The options of the record's forms. */
export type CrewChoices = {
  religions: SelectOption[];
  maritalStatuses: SelectOption[];
  nationalities: SelectOption[];
  employmentTypes: SelectOption[];
  ptkp: SelectOption[];
  positions: SelectOption[];
  vesselTypes: SelectOption[];
};
