import { NotFoundScreen } from "@/components/features/dashboard/shell/not-found-screen";

export default function NotFound() {
  return <NotFoundScreen />;
}
