import type { FormInit } from '@tiyin/api/types';
import type { Language } from '@tiyin/domain/money';
import type { Strings } from '../locales/strings.ts';

/**
 * The data that the server passes to the browser in the page, so that the browser renders the same
 * first view.
 */
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

/**
 * The data of a server-rendered page; undefined without one. The boundary to our own server's page.
 */
export function readPageData(page: Document): PageData | undefined {
  const json = page.getElementById(dataElementId)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the boundary
  return json === undefined ? undefined : (JSON.parse(json) as PageData);
}
