import type { Messages, NamespaceKeys, NestedKeyOf } from "next-intl";
import { getTranslations } from "next-intl/server";

/** A namespace of texts, or a part of one. */
export type Texts = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
export type Translator<N extends Texts> = Awaited<ReturnType<typeof getTranslations<N>>>;
export type TextKey<N extends Texts> = Parameters<Translator<N>["has"]>[0];
/** A text of a list: its key, or how it follows from what the list shows. */
export type Text<N extends Texts, Context> = TextKey<N> | ((context: Context) => string);

type WithTexts<N extends Texts> = { t: Translator<N>; labelOf: (key: string) => string };

/** Return the texts of a namespace; `labelOf` translates keys that need no values. */
export async function textsOf<N extends Texts>(namespace: N): Promise<WithTexts<N>> {
  const t = await getTranslations(namespace);
  // The types of next-intl cannot name a key of a namespace that is a type parameter.
  return { t, labelOf: t as unknown as (key: string) => string };
}

export const textOf = <N extends Texts, Context extends WithTexts<N>>(
  text: Text<N, Context>,
  context: Context,
): string => (typeof text === "function" ? text(context) : context.labelOf(text));
