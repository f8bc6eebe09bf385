import { delegateAnswer } from "@/lib/features/manning/approvals/delegate-answer";
import { postBack } from "../../post-back";

export const POST = async (request: Request, { params }: { params: Promise<{ token: string }> }) =>
  postBack(request, (await params).token, delegateAnswer);
