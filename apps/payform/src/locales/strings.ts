import type { en } from './en.ts';

/** The name of a text; the same set in every language (FORM-2). */
export type StringKey = keyof typeof en;

/** The table of one language. */
export type Strings = Readonly<Record<StringKey, string>>;

/** A text in the reader's language, its `{places}` filled with values. */
export type Translate = (key: StringKey, values?: Readonly<Record<string, string>>) => string;

/** The translator of a table. A place without a value stays as it is written. */
export const translator =
  <Key extends string>(strings: Readonly<Record<Key, string>>) =>
  (key: Key, values: Readonly<Record<string, string>> = {}): string =>
    strings[key].replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
