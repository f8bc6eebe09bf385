const indonesian = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 3 });

/** A measure as the crew, vessel and manning pages write it, in either language: 1.500,25. Document 2 §9 */
export const measure = (value: number) => indonesian.format(value);
