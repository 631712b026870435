import { isPermitted } from '@tiyin/domain/permissions';
import { pageAt, pages, type Page } from './pages.ts';

/** Whether an address leads to a page that the person may visit. */
export function isReachable(href: string, permissions: readonly string[]): boolean {
  const name = pageAt(href.replace(/\?.*$/, ''));
  if (name === null) return false;
  const { rule }: Page = pages[name];
  return rule === undefined || isPermitted(permissions, rule);
}
