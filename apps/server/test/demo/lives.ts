import { asId, type AccountId, type InvoiceId, type PayoutId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { refusalReason } from '@tiyin/demo/history/audit';
import { moveAccountMoney } from '../../src/payments/accounts/move-money.ts';
import { reportByStaff } from '../../src/payments/transfers/report-by-staff.ts';
import { confirmPayout } from '../../src/providers/manual/confirm-payout.ts';
import { cancelAs } from '../payments/cancel-as.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { type Deposit, minute, second, type TestSystem } from '../payments/test-system.ts';
import type { Shop } from '../payments/shop.ts';

/** Lives one invoice to its end and returns its id. */
type Live = () => Promise<InvoiceId>;

const startingMoney = 1_000_000_000n;

/** Gives every payment account of the demo money to pay out. */
export async function fundAccounts(system: TestSystem): Promise<void> {
  const staff = await system.operator();
  await system.run(async (tx) => {
    const rows = await tx.execute<{ id: AccountId }>('select id from payment_account order by id');
    for (const { id } of rows) {
      await moveAccountMoney(tx, {
        staff,
        accountId: id,
        direction: 'TOP_UP',
        amount: minorUnits(startingMoney),
        comment: 'To begin with',
        expectedVersion: undefined,
        now: system.clock.now(),
      });
    }
  });
}

/** Each ending of a demo's deposits, lived through the use cases; amounts differ, so that all are told apart. */
export function depositLives(system: TestSystem, shop: Shop): Readonly<Record<string, Live>> {
  const createDeposit = async (amount: bigint): Promise<Deposit> => {
    const deposit = await system.createDeposit(shop, amount);
    await system.pass(20 * second);
    return deposit;
  };
  const shown = async (amount: bigint): Promise<Deposit> => {
    const deposit = await createDeposit(amount);
    await system.requestRequisites(deposit);
    await system.pass(2 * minute);
    return deposit;
  };
  const pay = async (amount: bigint): Promise<Deposit> => {
    const deposit = await shown(amount);
    await system.complete(deposit);
    return deposit;
  };
  const wait = async (deposit: Deposit, ...pauses: readonly number[]): Promise<InvoiceId> => {
    for (const pause of pauses) await system.pass(pause);
    return deposit.invoiceId;
  };
  return {
    'is left at once': async () => wait(await createDeposit(10_000_000n), 16 * minute),
    'is canceled by its merchant': async () => {
      const deposit = await createDeposit(10_000_100n);
      await cancelAs.merchant(system, deposit);
      return deposit.invoiceId;
    },
    'is given up': async () => {
      const deposit = await shown(10_000_200n);
      await cancelAs.customer(system, deposit);
      return deposit.invoiceId;
    },
    'is never paid': async () => wait(await shown(10_000_300n), 16 * minute),
    'is paid': async () => wait(await pay(10_000_400n), 3 * second),
    'is paid after a time-out': async () => wait(await pay(10_000_502n), 3 * second, 31 * second),
    'is refused': async () => wait(await pay(10_000_601n), 3 * second),
    'never comes': async () => wait(await pay(10_000_703n), 61 * minute),
    'is found later': async () => {
      const deposit = await pay(10_000_903n);
      await system.move(deposit, 'ERROR');
      await system.pass(5 * minute);
      await system.move(deposit, 'DONE');
      return deposit.invoiceId;
    },
    'is turned down by a person': async () => {
      const deposit = await pay(10_001_003n);
      await system.move(deposit, 'DECLINED');
      return deposit.invoiceId;
    },
  };
}

/** A person sees a production deposit on the statement. */
export async function confirmDeposit(
  system: TestSystem,
  shop: Shop,
  amount: bigint,
): Promise<InvoiceId> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  await system.pass(minute);
  await system.complete(deposit);
  await system.pass(5 * minute);
  const { invoiceId } = deposit;
  const { accountId } = await system.row(invoiceId);
  const staff = await system.operator();
  await system.run((tx) =>
    reportByStaff(tx, {
      staff,
      accountId: accountId ?? asId<AccountId>(0),
      amount: minorUnits(amount),
      externalId: `TR-${amount}`,
      comment: 'Seen on the statement',
      invoiceId,
      now: system.clock.now(),
    }),
  );
  return invoiceId;
}

/** Each ending of a demo's withdrawals in test, likewise. */
export function withdrawalLives(system: TestSystem, shop: Shop): Readonly<Record<string, Live>> {
  const payouts = payoutSteps(system);
  const sent = async (amount: bigint): Promise<Deposit> => {
    const withdrawal = await payouts.createWithdrawal(shop, amount);
    await system.pass(20 * second);
    await payouts.complete(withdrawal);
    return withdrawal;
  };
  const wait = async (withdrawal: Deposit, ...pauses: readonly number[]): Promise<InvoiceId> => {
    for (const pause of pauses) await system.pass(pause);
    return withdrawal.invoiceId;
  };
  return {
    'is left': async () => wait(await payouts.createWithdrawal(shop, 1_000_000n), 16 * minute),
    'is paid': async () => wait(await sent(1_000_100n), 3 * second),
    'is created without a form': async () => {
      const invoiceId = await payouts.payOut(shop, 1_000_200n);
      await system.pass(3 * second);
      return invoiceId;
    },
    'is paid after a time-out': async () => wait(await sent(1_000_302n), 3 * second, 31 * second),
    'is refused': async () => wait(await sent(1_000_401n), 3 * second),
    'is refused everywhere': async () => {
      await payouts.autoRetry('true');
      const pauses = [3 * second, minute, 3 * second, 5 * minute, 3 * second, 15 * minute];
      const invoiceId = await wait(await sent(1_000_501n), ...pauses);
      await payouts.autoRetry('false');
      return invoiceId;
    },
    'has no report': async () => wait(await sent(1_000_603n), 3 * second, 61 * minute),
    'is given up by a person': async () => {
      const withdrawal = await sent(1_000_703n);
      await wait(withdrawal, 3 * second, 61 * minute);
      await system.move(withdrawal, 'DECLINED');
      return withdrawal.invoiceId;
    },
    'is more than its merchant has': async () => wait(await sent(9_000_000_000n), second),
  };
}

/** A person pays a production withdrawal out, or does not. */
export async function confirmWithdrawal(
  system: TestSystem,
  shop: Shop,
  { amount, status }: { readonly amount: bigint; readonly status: 'paid' | 'refused' },
): Promise<InvoiceId> {
  const payouts = payoutSteps(system);
  const { invoiceId, ...rest } = await payouts.createWithdrawal(shop, amount);
  await system.pass(20 * second);
  await payouts.complete({ invoiceId, ...rest });
  await system.pass(10 * minute);
  const payoutId = (await payouts.payouts(invoiceId))[0]?.id ?? asId<PayoutId>('');
  const transferId = status === 'paid' ? `TR-${amount}` : undefined;
  const staff = await system.operator();
  const now = system.clock.now();
  // Only a refusal needs one (LEDGER-304).
  const reason = status === 'refused' ? refusalReason : undefined;
  await system.run((tx) => confirmPayout(tx, { staff, payoutId, status, transferId, reason, now }));
  return invoiceId;
}
