import fs from "node:fs";
import path from "node:path";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { JoiningScreen } from "@/components/features/tasks/joining/screen";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { getMyJoining } from "@/lib/features/tasks/joining/get-my-joining";
import { load } from "@/lib/platform/transport/page";
import { accessBoundary } from "../access/access-boundary";
import { requireUser } from "../access/require-user";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("joining"))("title") };
}

/** The release, which distinguishes its worker from an older one. */
function build(): string {
  try {
    return fs.readFileSync(path.join(process.cwd(), ".next", "BUILD_ID"), "utf8").trim();
  } catch {
    return "development";
  }
}
const release = build();

/** What a seafarer needs to join the vessel, cached on the phone for offline use. product 2.11, 5.7 */
export default function MyJoiningPage() {
  return accessBoundary(async () => {
    await requireUser();
    const [t, joining] = await Promise.all([getTranslations("joining"), load(getMyJoining, {})]);
    return (
      <PageTexts now={["joining.kept"]}>
        <PageHeader crumbs={[]} title={t("title")} />
        <JoiningScreen joining={joining} release={release} />
      </PageTexts>
    );
  });
}
