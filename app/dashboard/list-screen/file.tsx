import { DownloadButton } from "@/components/ui/feedback/download-button";

type FileParts<Context, Label> = {
  label: Label;
  /** The call that answers the file, with the filters used; null without one. */
  address: (context: Context) => string | null;
};
export type ListFile<Context, Label> = FileParts<Context, Label> & { Button: typeof DownloadButton };

/** The rows of a list as a file. */
export const file = <Context, const Label>(parts: FileParts<Context, Label>): ListFile<Context, Label> => ({
  ...parts,
  Button: DownloadButton,
});
