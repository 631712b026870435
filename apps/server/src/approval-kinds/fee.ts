import { TerminalChangeStruct } from '@tiyin/api/structs/terminal-change';
import type { ApprovalChange } from '@tiyin/api/types';
import type { TerminalId } from '@tiyin/domain/ids';
import { currencies, type CurrencyCode, formatAmount } from '@tiyin/domain/money';
import { methodById } from '@tiyin/domain/requisites';
import { integer, object } from 'superstruct';
import {
  type ApprovableChange,
  type ApprovableKind,
  payloadStruct,
} from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { changeTerminal } from '../merchants/terminals/change-terminal.ts';
import type { TerminalChange } from '../merchants/terminals/judge-change.ts';
import { lockTerminal } from '../merchants/terminals/lock-terminal.ts';
import { methodsOf } from '../merchants/terminals/terminal-methods.ts';
import { textChange } from './preview-lines.ts';

type FeePayload = { readonly terminalId: TerminalId; readonly change: TerminalChange };

/**
 * A change of a production terminal that sets another fee (PEOPLE-261), or that brings one with fees into production
 * (PEOPLE-503); the rest of it waits with it.
 */
export const fee: ApprovableKind<FeePayload, Awaited<ReturnType<typeof changeTerminal>>> = {
  code: 'FEE',
  payload: payloadStruct<FeePayload>(
    object({ terminalId: integer(), change: TerminalChangeStruct }),
  ),

  async preview(tx, change) {
    const command = commandOf(change);
    const { id, currency, isTest, merchantId, version } = await lockTerminal(tx, command);
    const former = await feesOf(tx, id, currency);
    await changeTerminal(tx, command);
    const goesLive = isTest && command.change.inTest === false;
    // In production it had none before: the fees of test were set by one person (PEOPLE-503).
    const fees = differences(goesLive ? new Map() : former, await feesOf(tx, id, currency));
    const changes = goesLive ? [textChange('Mode', 'Test', 'Production'), ...fees] : fees;
    return {
      subject: `terminal:${id}`,
      merchantId,
      isTest: isTest && !goesLive,
      version,
      size: fees.length > 0 ? 'any' : null,
      preview: { changes },
    };
  },

  execute: (tx, change) => changeTerminal(tx, commandOf(change)),
};

function commandOf({ payload, staff, expectedVersion, now }: ApprovableChange<FeePayload>) {
  return { ...payload, staff, expectedVersion, now };
}

type Fees = ReadonlyMap<number, string>;

/** The fee of each offered method, in words. */
async function feesOf(tx: Tx, terminalId: TerminalId, currency: CurrencyCode): Promise<Fees> {
  const methods = await methodsOf(tx, { terminalId });
  return new Map(
    methods.map(({ methodId, feeBasisPoints, feeFixed }) => {
      const fixed = formatAmount(feeFixed, currencies[currency].dimension);
      return [methodId, `${feeBasisPoints / 100} % + ${fixed} ${currency}`];
    }),
  );
}

function differences(before: Fees, after: Fees): ApprovalChange[] {
  return [...after]
    .filter(([methodId, words]) => before.get(methodId) !== words)
    .map(([methodId, words]) => {
      const name = methodById(methodId)?.name ?? String(methodId);
      return textChange(`Fee of ${name}`, before.get(methodId) ?? null, words);
    });
}
