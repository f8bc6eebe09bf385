import { ListSkeleton } from "@/components/ui/list/list-skeleton";

export default function Loading() {
  return <ListSkeleton tabs={4} columns={4} rows={10} />;
}
