import { ListSkeleton } from "@/components/ui/list/list-skeleton";

export default function Loading() {
  return <ListSkeleton tabs={2} columns={5} rows={10} />;
}
