import { minorUnits } from '@tiyin/domain/money';
import { refund } from '@tiyin/server/approval-kinds/refund';
import { changeRule } from '@tiyin/server/approvals/approval-rules';
import { makeOrRequest } from '@tiyin/server/approvals/request-approval';
import type { DemoStaff } from './demo-staff.ts';
import type { PaidDeposits } from './exceptions.ts';
import type { Deposit, Work } from './production-deposit.ts';

/** Minor units: half a million som. */
const threshold = 50_000_000n;
/** Minor units, below and above the threshold. */
const smallRefund = 12_500_000n;
const largeRefund = 97_300_000n;

/** A refund in part waits to be paid out by hand, and a larger one for a second person (INVOICE-230). */
export async function refundDeposits(
  work: Work,
  { operator, approver }: DemoStaff,
  paid: PaidDeposits,
): Promise<void> {
  if (!paid) return;
  const { tx, now } = work;
  const [small, large] = paid;
  // Before there is a rule: people report the money of these accounts, so any rule asks for a second one (PEOPLE-543).
  await giveBack(work, { deposit: small, amount: smallRefund, staff: operator });
  await changeRule(tx, {
    staff: operator,
    currency: 'UZS',
    kind: 'REFUND',
    threshold: minorUnits(threshold),
    now,
  });
  await giveBack(work, { deposit: large, amount: largeRefund, staff: approver });
}

type RefundCommand = {
  readonly deposit: Deposit;
  readonly amount: bigint;
  readonly staff: DemoStaff['operator'];
};

async function giveBack({ tx, context, now }: Work, { deposit, amount, staff }: RefundCommand) {
  await makeOrRequest(tx, refund, {
    payload: {
      invoiceId: deposit.invoiceId,
      amount: String(amount),
      payee: { credential: '9860120115551234' },
      publicUrl: '',
    },
    staff,
    reason: 'The shop had sold out',
    expectedVersion: undefined,
    secrets: context.secrets,
    now,
  });
}
