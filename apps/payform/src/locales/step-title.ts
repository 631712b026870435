import { topUpAmount } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { methodByName } from '@tiyin/domain/requisites';
import type { StringKey } from './strings.ts';

/** The heading of a step, also used in the document's title (WCAG 2.4.2). */
export function stepTitle(state: FormState): StringKey {
  if (state.step === 'loading') return 'loading';
  const isDeposit = state.init?.type !== 'Withdrawal';
  switch (state.step) {
    case 'method':
      return isDeposit ? 'header.method' : 'header.method.payout';
    case 'init':
      return isDeposit ? 'header.init' : 'withdrawal.header';
    case 'credential': {
      const kind = methodByName(state.method.name)?.credential ?? 'card';
      return isDeposit ? 'header.credential' : `header.payee.${kind}`;
    }
    case 'processing':
      if (topUpAmount(state) !== undefined) return 'header.top_up';
      if (isDeposit) return state.needsPerson ? 'header.review' : 'header.processing';
      return state.needsPerson ? 'withdrawal.checking' : 'withdrawal.processing';
    case 'success':
      return isDeposit ? 'header.success' : 'header.sent';
    case 'fail':
      if (state.init === undefined) return 'fail.text';
      return isDeposit ? 'header.fail' : 'withdrawal.not_completed';
  }
}
