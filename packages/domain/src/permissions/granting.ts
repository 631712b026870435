import { type Permission, hasPermission, permissions } from './permission.ts';

/** The states of a person: only ACTIVE ones sign in (PEOPLE-105). */
export const personStates = ['INVITED', 'ACTIVE', 'DISABLED'] as const;

/** The state of a person. */
export type PersonState = (typeof personStates)[number];

/** Whether a person holds all of some permissions: nobody grants what they do not hold (PEOPLE-106). */
export function holdsAll(held: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((name) => held.includes(name));
}

/** The permissions of several roles together, in the order of the list; names that are unknown come last. */
export function unitePermissions(sets: readonly (readonly string[])[]): string[] {
  const all = new Set(sets.flat());
  const known: readonly string[] = permissions;
  return [...known.filter((name) => all.has(name)), ...[...all].filter((n) => !known.includes(n))];
}

/** Whether roles fit a person of one merchant, or of no single one (PEOPLE-104). */
export function fitsMerchant(granted: readonly string[], isOfOneMerchant: boolean): boolean {
  return hasPermission(granted, everyMerchant) !== isOfOneMerchant;
}

const everyMerchant: Permission = 'merchant.rw.all';
