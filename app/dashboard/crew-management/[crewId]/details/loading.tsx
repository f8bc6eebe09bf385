import { RecordSkeleton } from "@/components/features/crew/detail/record-skeleton";

export default function Loading() {
  return <RecordSkeleton />;
}
