import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readCatalogues } from '../scripts/texts/read-catalogues.ts';

/* Names in the demo data. */
const names = ['Demo', 'Merchant', 'Sandbox', 'Support', 'merchant'];

/** The texts of the library that read otherwise in a language. */
function textsOfLibrary(language: string): readonly string[] {
  const file = { ru: 'ru/russian-texts.ts', uz: 'uz/uzbek-texts.ts' }[language] ?? '';
  const code = readFileSync(new URL(`../packages/ui/src/locale/${file}`, import.meta.url), 'utf8');
  const rows = code.matchAll(/^ {2}(?:'(.+?)'|(\w+)):\s+'(.+)',$/gm);
  return [...rows].flatMap(([, quoted, name, text]) => {
    const english = quoted ?? name ?? '';
    return english === text ? [] : [english];
  });
}

/** The English texts of the back office and its library that read otherwise in a language. */
export async function englishTexts(language: string): Promise<readonly string[]> {
  const catalogues = await readCatalogues();
  const own = catalogues
    .filter((each) => each.language === language)
    .flatMap(({ translations }) => [...translations])
    .flatMap(([english, translation]) => (english === translation ? [] : [english]));
  return [...own, ...textsOfLibrary(language)].filter((text) => !names.includes(text));
}

/** The texts and names on the page that are English ones. */
export function englishLeft(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((known) => {
    const english = new Set(known);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode;
      const isHidden = parentElement?.matches(
        'script, style, noscript, [lang="en"] *, [lang="en"]',
      );
      if (isHidden !== true) seen.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      seen.push(
        ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
      );
    }
    return [...new Set(seen.map((text) => text.trim()).filter((text) => english.has(text)))];
  }, texts);
}
