import type { Terminal } from '@tiyin/api/types';
import type { ShownList } from '../list-parameters.ts';

/**
 * How many currencies the totals of a list will have, to make room for them: one of a terminal, and of all terminals as
 * many as the list had last. A browser that has shown none takes those of the merchant's terminals.
 * @param terminals missing while they load
 */
export function expectedCurrencies(
  { merchantId, terminalId }: Pick<ShownList, 'merchantId' | 'terminalId'>,
  last: number | undefined,
  terminals: readonly Pick<Terminal, 'currency' | 'merchantId'>[] = [],
): number {
  if (terminalId !== null) return 1;
  if (last !== undefined) return last;
  const own = terminals.filter((each) => merchantId === null || each.merchantId === merchantId);
  return Math.max(1, new Set(own.map(({ currency }) => currency.code)).size);
}
