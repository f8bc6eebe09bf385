import { ForbiddenScreen } from "@/components/features/dashboard/forbidden-screen";

export default function Forbidden() {
  return <ForbiddenScreen />;
}
