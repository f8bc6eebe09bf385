import { handOver } from "@/lib/features/manning/approvals/hand-over";
import { postBack } from "../../post-back";

export const POST = async (request: Request, { params }: { params: Promise<{ token: string }> }) =>
  postBack(request, (await params).token, handOver);
