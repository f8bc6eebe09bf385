/** Repeats the query as hidden inputs. A form submitted before hydration then returns to the same page. */
export const KeptQuery = ({ of }: { of: Record<string, string> }) =>
  Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
