import type { Locator, Page } from '@playwright/test';
import type { Right } from './permission-table.ts';

/** Something with a name, and the permission without which it is not there. */
export type Guarded = { readonly name: string | RegExp; readonly right: Right };

/** One thing on a screen. */
export type Sight = Guarded & {
  readonly what: 'button' | 'combobox' | 'fact' | 'switch' | 'table' | 'textbox';
};

/** A screen of the back office and its permission (OFFICE-6). */
export type OfficeScreen = {
  readonly title: string;
  /** Its typed address. */
  readonly path: string;
  readonly right: Right;
  /** The links that lead to it from the screen before; the first is the start. */
  readonly link?: (page: Page) => Locator;
  /** The actions before the picture is taken. */
  readonly open?: (page: Page) => Locator;
  /** Headings of parts: all that there are, in their order. */
  readonly cards?: readonly Guarded[];
  /** The level of these headings: 2 where nothing else is given. */
  readonly cardLevel?: 3;
  /** Headings of the columns of all tables, likewise. */
  readonly columns?: readonly Guarded[];
  readonly sights: readonly Sight[];
};

/** The part of a page below its frame. */
export const main = (page: Page): Locator => page.getByRole('main');

/** The first link of a table. */
export const firstOf =
  (table: string) =>
  (page: Page): Locator =>
    main(page).getByRole('grid', { name: table }).getByRole('link').first();

/** A link of the sidebar. */
export const inSidebar =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

type Names = readonly [right: Right, names: string];

/** Names with commas between, by the permission that each takes; `Errors*` begins so. */
export function named(...of: readonly Names[]): readonly Guarded[] {
  return of.flatMap(([right, names]) =>
    names.split(', ').map((name) => ({ name: beginning(name), right })),
  );
}

/** Things of one kind, likewise. */
export function sights(what: Sight['what'], ...of: readonly Names[]): readonly Sight[] {
  return named(...of).map((guarded) => ({ ...guarded, what }));
}

const beginning = (name: string): string | RegExp =>
  name.endsWith('*') ? new RegExp(`^${name.slice(0, -1)}`) : name;
