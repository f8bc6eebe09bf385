import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContactButton } from "@/components/features/vessels/contacts/button";
import { ContactsTable } from "@/components/features/vessels/contacts/table";
import { PageHeader } from "@/components/ui/layout/page-header";
import { listContacts } from "@/lib/features/vessels/contacts/list-contacts";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../access/require-user";
import { vesselIdOf } from "../../[vesselId]/vessel-id";

type Props = { params: Promise<{ principalId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("vessels.contacts"))("title") };
}

/** The contacts of a principal, who may answer, and their stand-ins. product 5.9 */
export default async function PrincipalContactsPage({ params }: Props) {
  const [, { principalId }, t, principals, vessels, shell] = await Promise.all([
    requireUser("vessels:lookups"),
    params,
    getTranslations("vessels.contacts"),
    getTranslations("vessels.principals"),
    getTranslations("vessels.list"),
    getTranslations("shell"),
  ]);
  const id = vesselIdOf(principalId);
  const { principalName, contacts } = await load(listContacts, { principalId: id });
  const standIns = contacts.filter(({ mayAnswer }) => mayAnswer).map((item) => ({ id: item.id, name: item.name }));
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: vessels("title"), href: "/dashboard/vessel-management" },
          { label: principals("title"), href: "/dashboard/vessel-management/principals" },
        ]}
        title={principalName}
        lead={t("lead")}
        action={<ContactButton principalId={id} standIns={standIns} />}
      />
      <ContactsTable principalId={id} contacts={contacts} />
    </>
  );
}
