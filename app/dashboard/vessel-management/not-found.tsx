import { NotFoundHere } from "../not-found-here";

export default function VesselNotFound() {
  return <NotFoundHere area="/dashboard/vessel-management" />;
}
