import { and, eq } from "drizzle-orm";
import { applicantComments, applicants } from "@/db/schema/applicants";
import { userActorOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { addCommentInput, commentAdded } from "../pipeline/schema";
import { lockHired, visibleTo } from "../queries";

/** Add an internal comment to the timeline. */
export const addComment = write({
  name: "applicants.add-comment",
  access: "applicants:view",
  input: addCommentInput,
  output: commentAdded,
  async run({ db, actor, now, audit }, { id, text }) {
    const { userId } = userActorOf(actor);
    const [applicant] = await db
      .select({ id: applicants.id })
      .from(applicants)
      .where(and(eq(applicants.id, id), visibleTo(actor)));
    if (!applicant) throw notFound("applicants.notFound");
    await lockHired(db, [id]);
    const [comment] = await db
      .insert(applicantComments)
      .values({ applicantId: id, text, createdAt: now, createdBy: userId })
      .returning();
    if (!comment) throw new Error("comment was not stored");
    audit({ subject: id, after: { commentId: comment.id } });
    return comment;
  },
});
