import { getTranslations } from "next-intl/server";
import Image from "next/image";
import { Icon } from "@/components/ui/layout/icon";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import styles from "./applicant.module.css";

export type StoredFile = NonNullable<ApplicantDetail["photo"]>;

/** Where a file of an applicant is read; inline shows it, else it is saved. */
export const fileAddress = (fileId: string, inline = false) => `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&fileType=personaldata${inline ? "&inline=true" : ""}`;

const isImage = (file: StoredFile) => file.contentType.startsWith("image/");

export async function FileLink({ file }: { file: StoredFile | null }) {
  if (!file) return null;
  const t = await getTranslations("applicants.detail");
  return (
    <span className={styles.file}>
      <a href={fileAddress(file.fileId, true)} target="_blank" rel="noreferrer" aria-label={t("preview", { name: file.fileName })} title={file.fileName}>
        <Icon name="eye" size={16} />
      </a>
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
        <a href={fileAddress(file.fileId, true)} target="_blank" rel="noreferrer" aria-label={t("preview", { name: file.fileName })}>
          {isImage(file) ? <Image src={fileAddress(file.fileId, true)} alt="" width={132} height={96} unoptimized /> : <Icon name="file" size={32} />}
        </a>
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
