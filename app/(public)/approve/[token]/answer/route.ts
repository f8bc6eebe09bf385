import { answerByLink } from "@/lib/features/manning/approvals/answer-by-link";
import { postBack } from "../../post-back";

export const POST = async (request: Request, { params }: { params: Promise<{ token: string }> }) =>
  postBack(request, (await params).token, answerByLink);
