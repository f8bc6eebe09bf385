import { NotFoundHere } from "../not-found-here";

export default function CrewNotFound() {
  return <NotFoundHere area="/dashboard/crew-management" />;
}
