import { getTranslations } from "next-intl/server";
import Image from "next/image";
import { Icon } from "@/components/ui/layout/icon";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import styles from "./applicant.module.css";
import { fileAddress } from "./file-address";
import { ViewFile } from "./view-file";

export type StoredFile = NonNullable<ApplicantDetail["photo"]>;

const isImage = (file: StoredFile) => file.contentType.startsWith("image/");

export async function FileLink({ file }: { file: StoredFile | null }) {
  if (!file) return null;
  const t = await getTranslations("applicants.detail");
  return (
    <span className={styles.file}>
      <ViewFile file={file} />
      <a href={fileAddress(file.fileId)} aria-label={t("download", { name: file.fileName })} title={t("download", { name: file.fileName })}>
        <Icon name="download" size={16} />
      </a>
    </span>
  );
}

/** A file as a small picture with its name; what is no picture shows a sheet. */
export async function FileTile({ label, file }: { label: string; file: StoredFile | null }) {
  const t = await getTranslations("applicants.detail");
  return (
    <figure className={styles.tile}>
      {file ? (
        <ViewFile file={file} className={styles.cover}>
          {isImage(file) ? <Image src={fileAddress(file.fileId, true)} alt="" width={132} height={96} unoptimized /> : <Icon name="file" size={32} />}
        </ViewFile>
      ) : (
        <span className={styles.blank} />
      )}
      <figcaption>
        {label}
        {file ? <FileLink file={file} /> : <span className={styles.muted}>{t("noFile")}</span>}
      </figcaption>
    </figure>
  );
}
