import { fileAddress } from "./file-address";
import styles from "./file-viewer.module.css";

export type ShownFile = { fileId: string; fileName: string; contentType?: string };

const pictureName = /\.(jpe?g|png)$/i;
const isPicture = ({ contentType, fileName }: ShownFile) =>
  contentType ? contentType.startsWith("image/") : pictureName.test(fileName);

/** Shows an image directly and a PDF in the browser's viewer. */
export function FileSheet({ file }: { file: ShownFile }) {
  const address = fileAddress(file.fileId, true);
  return isPicture(file) ? (
    // oxlint-disable-next-line nextjs/no-img-element -- a private file of unknown size, answered by our own call
    <img src={address} alt={file.fileName} className={styles.picture} />
  ) : (
    <iframe src={address} title={file.fileName} className={styles.sheet} />
  );
}
