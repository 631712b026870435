import { endedBeforeRequisites } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import type { StringKey } from './strings.ts';

/** The texts of a Fail: the cause, and the customer's options. */
export function failWords(state: FormState<'fail'>): readonly StringKey[] {
  const { reason, init } = state;
  if (init?.type === 'Withdrawal') return payoutWords[reason];
  // Without requisites the customer cannot have sent money (FORM-207).
  const sent = endedBeforeRequisites(state) === true ? 'fail.again' : 'fail.sent';
  switch (reason) {
    case 'expired':
      return [sent === 'fail.again' ? 'fail.unseen' : 'fail.expired', sent];
    case 'declined':
      return ['fail.declined', sent];
    case 'canceled':
      return ['fail.canceled', sent];
    case 'refused':
      return ['fail.refused', sent];
  }
}

const payoutWords: Readonly<Record<FormState<'fail'>['reason'], readonly StringKey[]>> = {
  expired: ['withdrawal.expired', 'fail.again'],
  declined: ['withdrawal.fail'],
  canceled: ['withdrawal.canceled', 'fail.again'],
  refused: ['withdrawal.fail'],
};
