import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backofficeRoutes } from './backoffice-pages.ts';

// API-207
test('the server knows every page of the back office, and no other', () => {
  const file = new URL('../../../backoffice/src/routing/pages.ts', import.meta.url);
  const routes = Array.from(
    readFileSync(file, 'utf8').matchAll(/\broute: '([^']+)'/g),
    ([, route]) => route,
  );
  const openRoutes = ['/login', '/login/return', '/login/window', '/invitation'];
  expect(routes).toContain('/invoices');
  expect(new Set(backofficeRoutes)).toEqual(new Set(['/', ...openRoutes, ...routes]));
});
