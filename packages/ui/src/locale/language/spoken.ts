import type { Language } from '@tiyin/domain/money';
import type { LibraryText, LibraryTexts } from './texts.ts';

let language: Language = 'en';
let texts: Readonly<Record<string, string>> = {};

/** Makes the library use a language, for the lifetime of the page. English needs no texts. */
export function speak(spoken: Language, its?: LibraryTexts): void {
  language = spoken;
  texts = its ?? {};
}

/** The language in which the library writes numbers and its own texts; English at first. */
export function spokenLanguage(): Language {
  return language;
}

/** A text of the library in the page's language. Call it while rendering. */
export function say(text: LibraryText): string {
  return sayKnown(text);
}

/** The same for a text of domain, which stays English where it has no translation. */
export function sayKnown(text: string): string {
  return texts[text] ?? text;
}

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The same with values. */
export function sayWith<Text extends LibraryText>(
  text: Text,
  values: Readonly<Record<Names<Text>, string | number>>,
): string {
  const all: Readonly<Record<string, string | number>> = values;
  return say(text).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(all[name]));
}
