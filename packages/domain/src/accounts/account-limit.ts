import { wholeUnits, type MinorUnits } from '../money/index.ts';

/** The highest priority: the largest value of the database's integer. */
export const highestPriority = 2_147_483_647;

/** A new account's priority (ROUTING-13): the lowest, so that it takes no deposit away from the others. */
export const defaultPriority = 0;

/**
 * The part of typed or pasted text that the limit's input keeps: digits only (ROUTING-21). Decimals
 * of a pasted amount are removed with their sign: `1 000.50` and `1 000.500` become `1000`, not a
 * thousand times as much.
 */
export function keepDigits(text: string, currency: { readonly dimension: number }): string {
  return text.slice(0, endOfWhole(text, currency.dimension)).replaceAll(/\D/g, '');
}

/**
 * The end of the whole part: the last dot or comma, unless it separates groups. A sign that occurs
 * more than once separates groups, and so does a single one before three digits if the currency has
 * fewer decimals.
 */
function endOfWhole(text: string, dimension: number): number {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const sign = text[at];
  if (sign === undefined || text.indexOf(sign) < at) return text.length;
  const hasGroups = /\d\D+\d/.test(text.slice(0, at));
  const isGroup = !hasGroups && dimension < 3 && /^\d{3}(?!\d)/.test(text.slice(at + 1));
  return isGroup ? text.length : at;
}

/** The error of a limit's field (ROUTING-21). */
export type LimitProblem = { readonly path: '/limit' | '/priority'; readonly message: string };

/** A limit as people type it, in major units, and as it is kept. */
export type LimitTexts = { readonly limit: string; readonly priority: string };

/** The parsed value, in minor units. */
export type LimitReading =
  | { readonly ok: true; readonly limit: MinorUnits; readonly priority: number }
  | { readonly ok: false; readonly problems: readonly LimitProblem[] };

const largestLimit = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Limit and priority of an account as typed (ROUTING-21): both required, the limit whole major units in digits
 * only, the priority a whole number of at least 0.
 */
export function readLimit(
  texts: LimitTexts,
  currency: { readonly dimension: number },
): LimitReading {
  const limit = wholeLimit(texts.limit, currency.dimension);
  const priority = wholePriority(texts.priority);
  if (typeof limit === 'bigint' && typeof priority === 'number') {
    return { ok: true, limit, priority };
  }
  const problems: LimitProblem[] = [];
  if (typeof limit === 'string') problems.push({ path: '/limit', message: limit });
  if (typeof priority === 'string') problems.push({ path: '/priority', message: priority });
  return { ok: false, problems };
}

/** Minor units, or an error. */
function wholeLimit(text: string, dimension: number): MinorUnits | string {
  const digits = text.trim();
  if (digits === '') return 'Limit is required';
  if (!/^\d+$/.test(digits)) return 'Limit has digits only';
  const limit = wholeUnits(BigInt(digits), { dimension });
  return limit > largestLimit ? 'Limit is too large' : limit;
}

function wholePriority(text: string): number | string {
  const typed = text.trim();
  if (typed === '') return 'Priority is required';
  if (/^-\d+$/.test(typed)) return 'Priority must be at least 0';
  if (!/^\d+$/.test(typed)) return 'Priority is a whole number';
  return Number(typed) > highestPriority ? 'Priority is too large' : Number(typed);
}
