import { type CurrencyCode, currencies } from '../money/index.ts';

/** The highest priority: what the database's integer holds. */
export const highestPriority = 2_147_483_647;

/** A new account's priority (section 3): the lowest, so that it takes no deposit away from the others. */
export const defaultPriority = 0;

const wholeLimits: Readonly<Record<CurrencyCode, bigint>> = {
  UZS: 20_000_000_000n,
  RUB: 200_000_000n,
  KGS: 200_000_000n,
  AZN: 4_000_000n,
  USDT: 2_000_000n,
};

/** The most that may stand on a new account, in minor units, by its currency (decision 5). */
export function defaultAccountLimit(currency: CurrencyCode): bigint {
  return wholeLimits[currency] * 10n ** BigInt(currencies[currency].dimension);
}

/**
 * What the limit's input keeps of what is typed or pasted: digits only (sections 5 and 9). Decimals of a pasted
 * amount go with their sign: `1 000.50` is kept as `1000`, not as a hundred times as much.
 */
export function keepDigits(text: string): string {
  return text.replace(/[.,]\d{1,2}\D*$/, '').replaceAll(/\D/g, '');
}

/** What is wrong with a field of a limit (section 5). */
export type LimitProblem = { readonly path: '/limit' | '/priority'; readonly message: string };

/** A limit as people type it, in major units, and as it is kept. */
export type LimitTexts = { readonly limit: string; readonly priority: string };

/** What was read: minor units. */
export type LimitReading =
  | { readonly ok: true; readonly limit: bigint; readonly priority: number }
  | { readonly ok: false; readonly problems: readonly LimitProblem[] };

const largestLimit = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Limit and priority of an account as typed (section 5): both required, the limit whole major units in digits
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

/** Minor units, or what is wrong. */
function wholeLimit(text: string, dimension: number): bigint | string {
  const digits = text.trim();
  if (digits === '') return 'Limit is required';
  if (!/^\d+$/.test(digits)) return 'Limit has digits only';
  const limit = BigInt(digits) * 10n ** BigInt(dimension);
  return limit > largestLimit ? 'Limit is too large' : limit;
}

function wholePriority(text: string): number | string {
  const typed = text.trim();
  if (typed === '') return 'Priority is required';
  if (/^-\d+$/.test(typed)) return 'Priority must be at least 0';
  if (!/^\d+$/.test(typed)) return 'Priority is a whole number';
  return Number(typed) > highestPriority ? 'Priority is too large' : Number(typed);
}
