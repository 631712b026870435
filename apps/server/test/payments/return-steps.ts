import { asId, type ReturnId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { reportReturn } from '../../src/payments/returns/report-return.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { type Deposit, type TestSystem, payeeCard } from './test-system.ts';

/** The actions of tests about money that goes back: staff return it, and its provider reports the outcome. */
export function returnSteps({ clock, context: { secrets }, operator, run }: TestSystem) {
  return {
    async giveBack({ invoiceId }: Deposit, amount: bigint): Promise<ReturnId> {
      const staff = await operator();
      const payee = { credential: payeeCard };
      const given = { staff, source: { invoiceId }, amount: minorUnits(amount), secrets, payee };
      const reason = 'The sender asked for it';
      return (await run((tx) => returnMoney(tx, { ...given, reason, now: clock.now() }))).id;
    },

    say: (returnId: ReturnId, outcome: 'paid' | 'refused') =>
      run((tx) =>
        reportReturn(tx, {
          returnId,
          outcome,
          actor: { type: 'provider', id: asId(1) },
          now: clock.now(),
        }),
      ),
  };
}
