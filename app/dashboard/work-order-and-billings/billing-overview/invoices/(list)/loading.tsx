import { ListSkeleton } from "@/components/ui/list/list-skeleton";

export default function Loading() {
  return <ListSkeleton deep columns={11} rows={10} tabs={4} />;
}
