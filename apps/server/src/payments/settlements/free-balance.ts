import type { TerminalId } from '@tiyin/domain/ids';
import {
  amountToWire,
  type MinorUnits,
  zeroUnits,
  subtractMoney,
  money,
} from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { ledgerBalance } from '../ledger/accounts.ts';
import { findTerminal } from './create-settlement.ts';

type Question = {
  readonly staff: Staff;
  readonly terminalId: TerminalId;
  /** Minor units of a settlement that may be made. */
  readonly baseAmount: MinorUnits | undefined;
};

/**
 * What can be settled of a merchant's balance: payouts under way have moved their money to the reserve, so the
 * balance is free as it stands (LEDGER-303). 422 at `/terminalId` outside the person's scope.
 */
export async function readFreeBalance(tx: Tx, { staff, terminalId, baseAmount }: Question) {
  const { merchantId, currency, isTest } = await findTerminal(tx, staff, terminalId);
  const of = { currency, isTest };
  const balance = await ledgerBalance(tx, { kind: 'merchant_balance', merchantId }, of);
  const reserved = await ledgerBalance(tx, { kind: 'merchant_reserve', merchantId }, of);
  return {
    currency: describeCurrency(currency),
    free: amountToWire(balance.amount < 0n ? zeroUnits : balance.amount),
    reserved: amountToWire(reserved.amount),
    ...(baseAmount !== undefined && {
      after: amountToWire(subtractMoney(balance, money(baseAmount, currency)).amount),
    }),
  };
}
