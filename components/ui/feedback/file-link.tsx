import { useTranslations } from "next-intl";
import { Icon } from "../layout/icon";
import { fileAddress } from "./file-address";
import styles from "./file-viewer.module.css";
import { ViewFile } from "./view-file";

type StoredFile = { fileId: string; fileName: string; contentType: string; size: number };

const isImage = (file: StoredFile) => file.contentType.startsWith("image/");

export function FileLink({ file }: { file: StoredFile | null }) {
  const t = useTranslations("files");
  if (!file) return null;
  return (
    <span className={styles.file}>
      <ViewFile file={file} />
      <a
        href={fileAddress(file.fileId)}
        aria-label={t("download", { name: file.fileName })}
        title={t("download", { name: file.fileName })}
      >
        <Icon name="download" size={16} />
      </a>
    </span>
  );
}

/** Shows a file as a thumbnail with its name, or as an icon when it is no image. */
export function FileTile({ label, file }: { label: string; file: StoredFile | null }) {
  const t = useTranslations("files");
  return (
    <figure className={styles.tile}>
      {file ? (
        <ViewFile file={file} className={styles.cover}>
          {isImage(file) ? (
            // oxlint-disable-next-line nextjs/no-img-element -- a private file, answered as it is: nothing to optimise
            <img src={fileAddress(file.fileId, true)} alt="" width={132} height={96} loading="lazy" />
          ) : (
            <Icon name="file" size={32} />
          )}
        </ViewFile>
      ) : (
        <span className={styles.blank} />
      )}
      <figcaption>
        {label}
        {file ? <FileLink file={file} /> : <span className={styles.none}>{t("none")}</span>}
      </figcaption>
    </figure>
  );
}
