import { NotFoundScreen } from "@/components/features/dashboard/not-found-screen";

export default function NotFound() {
  return <NotFoundScreen />;
}
