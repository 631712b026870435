/** The paths of the back office, as its routes name them; a test compares them. */
export const backofficeRoutes: readonly string[] = [
  '/',
  '/login',
  '/login/return',
  '/login/window',
  '/invoices',
  '/invoices/:id',
  '/customer',
  '/merchant',
  '/reports',
  '/monitoring',
  '/alerts',
  '/checks',
  '/terminals',
  '/accounts',
  '/accounts/:id',
  '/notifications',
  '/money',
  '/audit',
  '/people',
  '/people/:id',
  '/invitation',
  '/approvals',
  '/providers',
  '/providers/:id',
  '/settings',
  '/settings/change-password',
];

const patterns = backofficeRoutes.map(
  (route) => new RegExp(`^${route.replace(':id', '[^/]+').replace(/\/$/, '')}/?$`),
);

/** Whether a path is one of the back office's pages. */
export function isBackofficePage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
