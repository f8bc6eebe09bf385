"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { GridSkeleton } from "@/components/ui/grid/skeleton";
import type { EditorProps } from "./editor";

const Editor = lazyDialog(() => import("./editor").then((module) => module.FormEditor));

/** Load the sheet editor lazily, with a skeleton meanwhile. */
export const EditorFrame = (props: EditorProps) => <Editor {...props} placeholder={<GridSkeleton rows={10} />} />;
