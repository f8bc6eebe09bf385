import { read } from "@/lib/platform/operation";
import { countDocumentsToVerify, maxToVerify, documentsToVerify } from "./to-verify.queries";
import { listDocumentsToVerifyInput, documentsToVerifyPage } from "./to-verify.schema";

/**
 * List documents to verify, of people who join soonest first, then the oldest; without the reader's own uploads; counting stops at 1,001. product 2.4, 5.11
 */
export const listDocumentsToVerify = read({
  name: "crew.list-papers-to-verify",
  access: "crew:verify-certificate",
  input: listDocumentsToVerifyInput,
  output: documentsToVerifyPage,
  async run({ db, actor }, { pageNumber, pageSize, ...filters }) {
    const [rows, total] = await Promise.all([
      documentsToVerify(db, actor, filters, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
      countDocumentsToVerify(db, actor, filters),
    ]);
    return { rows, total, pageNumber, pageSize, totalIsCapped: total === maxToVerify };
  },
});
