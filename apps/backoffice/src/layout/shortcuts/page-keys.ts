import { isPermitted } from '@tiyin/domain/permissions';
import { pages, type Page } from '../../routing/pages.ts';

/** The letter that follows `g`, by the page that it leads to. */
const letters: Readonly<Record<string, string>> = {
  '/invoices': 'i',
  '/reports': 'r',
  '/money': 'y',
  '/merchant': 'm',
  '/terminals': 't',
  '/accounts': 'a',
  '/monitoring': 'o',
  '/checks': 'c',
  '/audit': 'u',
  '/approvals': 'p',
  '/notifications': 'n',
  '/settings': 's',
};

/** A page with an address that needs no id. */
export interface PageKey {
  readonly title: string;
  readonly path: string;
  /** Missing where the page has no shortcut. */
  readonly letter: string | undefined;
}

/** The pages that a person with these permissions can go to (OFFICE-6). */
export function pageKeys(permissions: readonly string[]): readonly PageKey[] {
  return Object.values<Page>(pages).flatMap(({ isOfOne, route, rule, title }) => {
    const isOpen = rule === undefined || isPermitted(permissions, rule);
    if (!isOpen || isOfOne === true || route.includes(':')) return [];
    return [{ title: title(), path: route, letter: letters[route] }];
  });
}
