import { ListSkeleton } from "@/components/ui/list/list-skeleton";

export default function Loading() {
  return <ListSkeleton deep tabs={3} columns={9} rows={10} />;
}
