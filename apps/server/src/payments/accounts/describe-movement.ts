import { type CurrencyCode, amountToWire, negated } from '@tiyin/domain/money';
import type { accountMovement, person } from '../../db/schema.ts';
import { describeCurrency } from '../describe-currency.ts';

type Movement = {
  readonly movement: typeof accountMovement.$inferSelect;
  readonly currency: CurrencyCode;
  /** The author; null for the demo. */
  readonly person: Pick<typeof person.$inferSelect, 'firstName' | 'lastName'> | null;
};

/** A movement as the contract shows it: the direction in a word, the amount above zero. */
export function describeMovement({ movement, currency, person: who }: Movement) {
  const { amount } = movement;
  const isTopUp = amount > 0n;
  return {
    id: movement.id,
    direction: isTopUp ? ('TOP_UP' as const) : ('SWEEP' as const),
    amount: amountToWire(isTopUp ? amount : negated(amount)),
    currency: describeCurrency(currency),
    comment: movement.comment,
    createdDate: movement.createdAt.toISOString(),
    personName: who && `${who.firstName} ${who.lastName}`,
  };
}
