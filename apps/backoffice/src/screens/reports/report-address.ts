import { pages } from '../../routing/pages.ts';

/** The address of Reports. The terminal is always named, as in the list's (OFFICE-32). */
export function reportsAddress(terminalId: number | null): string {
  const parameters = new URLSearchParams({ terminal: String(terminalId ?? 'all') });
  return `${pages.reports.route}?${parameters.toString()}`;
}
