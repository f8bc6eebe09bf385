import { ListSkeleton } from "@/components/ui/list/list-skeleton";

export default function Loading() {
  return <ListSkeleton deep columns={6} rows={10} />;
}
