import type { FormState } from '@tiyin/domain/payment-form';
import type { StringKey } from './strings.ts';

/** What a Fail says: why it came to nothing, and what the customer can do about it. */
export function failWords({ reason, init }: FormState<'fail'>): readonly StringKey[] {
  const isDeposit = init?.type !== 'Withdrawal';
  switch (reason) {
    case 'expired':
      return isDeposit
        ? ['fail.expired', 'fail.late', 'fail.sent']
        : ['withdrawal.expired', 'fail.again'];
    case 'declined':
      return isDeposit ? ['fail.declined', 'fail.sent'] : ['withdrawal.fail'];
    case 'canceled':
      return isDeposit ? ['fail.canceled', 'fail.sent'] : ['withdrawal.canceled', 'fail.again'];
    case 'refused':
      return isDeposit ? ['fail.refused', 'fail.sent'] : ['withdrawal.fail'];
  }
}
