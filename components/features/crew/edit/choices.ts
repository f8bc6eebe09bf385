import type { SelectOption } from "@/components/ui/form/select-field";

/** The lists the forms of a record choose from. */
export type CrewChoices = {
  religions: SelectOption[];
  maritalStatuses: SelectOption[];
  nationalities: SelectOption[];
  employmentTypes: SelectOption[];
  ptkp: SelectOption[];
  positions: SelectOption[];
  ships: SelectOption[];
};
