import { fileAddress } from "./file-address";
import styles from "./file-viewer.module.css";

export type ViewedFile = { fileId: string; fileName: string; contentType?: string };

const imageName = /\.(jpe?g|png)$/i;
const isImageFile = ({ contentType, fileName }: ViewedFile) =>
  contentType ? contentType.startsWith("image/") : imageName.test(fileName);

/** Shows an image directly and a PDF in the browser's viewer. */
export function FileContent({ file }: { file: ViewedFile }) {
  const address = fileAddress(file.fileId, true);
  return isImageFile(file) ? (
    // oxlint-disable-next-line nextjs/no-img-element -- a private file of unknown size, answered by our own call
    <img src={address} alt={file.fileName} className={styles.picture} />
  ) : (
    <iframe src={address} title={file.fileName} className={styles.sheet} />
  );
}
