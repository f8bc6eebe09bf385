/** Repeats the query as hidden inputs. A form submitted before hydration then returns to the same page. */
export const HiddenQuery = ({ searchParams }: { searchParams: Record<string, string> }) =>
  Object.entries(searchParams).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
