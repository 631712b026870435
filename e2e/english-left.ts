import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readCatalogues } from '../scripts/texts/read-catalogues.ts';

const libraryTexts = new URL('../packages/ui/src/locale/ru/russian-texts.ts', import.meta.url);

/** The library has the same English texts in each language. */
function textsOfLibrary(): readonly string[] {
  const rows = readFileSync(libraryTexts, 'utf8').matchAll(/^ {2}(?:'(.+)'|(\w+)):/gm);
  return [...rows].map(([, quoted, name]) => quoted ?? name ?? '');
}

/** The English texts of the back office and its library that read otherwise in a language. */
export async function englishTexts(language: string): Promise<readonly string[]> {
  const catalogues = await readCatalogues();
  const own = catalogues
    .filter((each) => each.language === language)
    .flatMap(({ translations }) => [...translations])
    .flatMap(([english, translation]) => (english === translation ? [] : [english]));
  return [...new Set([...own, ...textsOfLibrary()])];
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
