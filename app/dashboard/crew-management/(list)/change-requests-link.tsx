/** The way to the change requests that wait for this person. */
export async function ChangeRequestsLink() {
  return null;
}
