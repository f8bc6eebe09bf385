import { ForbiddenScreen } from "@/components/features/dashboard/shell/forbidden-screen";

export default function Forbidden() {
  return <ForbiddenScreen />;
}
