/** What the address says, kept when the form is sent before its script has arrived: the page then comes back as itself. */
export const KeptQuery = ({ of }: { of: Record<string, string> }) =>
  Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
