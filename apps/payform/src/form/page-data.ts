import type { FormInit } from '@tiyin/api/types';
import type { Language } from '@tiyin/domain/money';
import type { Choice } from './form-calls.ts';
import type { Strings } from '../locales/strings.ts';

/** The answer to the request for requisites that the page makes itself (FORM-273), where it brings none. */
export type FirstAnswer = Choice & {
  /** Amounts nearby that an account is free for, in minor units. */
  readonly alternatives?: readonly number[];
};

/** The state of the form in a view that the server rendered. */
export type ViewData = {
  readonly init: FormInit;
  /** The server's time of the view (Unix ms). */
  readonly nowMs: number;
  readonly first?: FirstAnswer | undefined;
};

/**
 * The data that the server passes to the browser in the page, so that the browser renders the same
 * first view.
 */
export type PageData = ViewData & {
  readonly formId: string;
  readonly language: Language;
  /** The one table that the page needs. */
  readonly strings: Strings;
};

/** The id of the element that carries the data. */
export const dataElementId = 'tiyin-form';

/** A page, as far as its data is read. */
export type PageWithData = {
  readonly getElementById: (id: string) => Pick<Element, 'textContent'> | null;
};

/** The data of a server-rendered page; undefined without one. The boundary to our own server's page. */
export function readPageData(page: PageWithData): PageData | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the boundary
  return readData(page) as PageData | undefined;
}

/** Likewise, of a view that replaces that of the page. */
export function readViewData(page: PageWithData): ViewData | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the boundary
  return readData(page) as ViewData | undefined;
}

function readData(page: PageWithData): unknown {
  const json = page.getElementById(dataElementId)?.textContent;
  return json === undefined ? undefined : JSON.parse(json);
}
