import type { FormInit } from '@tiyin/api/types';
import type { Language } from '@tiyin/domain/money';
import type { Strings } from '../locales/strings.ts';

/** What the server hands to the browser inside the page, so that the browser draws the very same first view. */
export type PageData = {
  readonly formId: string;
  readonly init: FormInit;
  /** The server's time of the first view (Unix ms). */
  readonly nowMs: number;
  readonly language: Language;
  /** The one table that the page needs. */
  readonly strings: Strings;
};

/** The id of the element that carries the data. */
export const dataElementId = 'tiyin-form';

/** The data of a page that the server rendered; undefined where none did. The boundary to our own server's page. */
export function readPageData(page: Document): PageData | undefined {
  const json = page.getElementById(dataElementId)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the boundary
  return json === undefined ? undefined : (JSON.parse(json) as PageData);
}
