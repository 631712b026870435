import { pages } from '../../routing/pages.ts';

const largestId = 2_147_483_647;

/** The address of the list with one rule open. */
export function alertAddress(ruleId: number): string {
  return `${pages.alerts.route}?rule=${ruleId}`;
}

/** The rule that an address has open; undefined without one. */
export function readAlertId(search: string): number | undefined {
  const id = Number(new URLSearchParams(search).get('rule'));
  return Number.isInteger(id) && id >= 1 && id <= largestId ? id : undefined;
}
