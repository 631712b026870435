import { useGetFreeBalance, useListRates } from '@tiyin/api/hooks/settlements';
import type { BalanceEntry } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useState } from 'react';
import { ApprovalNotice } from '../../../session/ApprovalNotice.tsx';
import { ConfirmSettlement } from './ConfirmSettlement.tsx';
import { rateWords } from './rate-words.ts';
import { SettlementDialog } from './SettlementDialog.tsx';
import { readSettlement } from './settlement-amounts.ts';
import { reviewSettlement } from './settlement-review.ts';
import { useSettlement } from './useSettlement.ts';

export interface SettlementProps {
  readonly terminalId: number;
  /** The balance that is settled, with its currency. */
  readonly balance: BalanceEntry;
  readonly onSettled: () => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The refresh interval of the free balance, in milliseconds: payments come in between. */
const FREE = { refreshInterval: 5000 };

/** Settles a part of the terminal's balance at the newest rate; at another one after a question (OFFICE-231). */
export function Settlement(props: SettlementProps) {
  const { balance, isOpen, onOpenChange, onSettled, terminalId } = props;
  const { currency } = balance;
  const mayChooseRate = useIsPermitted({ permission: 'settings.edit' });
  const [isAsking, setIsAsking] = useState(false);
  const rates = useListRates(isOpen ? {} : null);
  const rate = rates.data?.data.find((known) => known.currency.code === currency.code);
  const isRateKnown = rates.data !== undefined || rates.error !== undefined;
  const freeQuery = useGetFreeBalance(isOpen ? { terminalId } : null, FREE);
  const free = freeQuery.data?.data;
  const settled = free === undefined ? balance : { currency, sum: free.free };
  const onRefused = () => {
    void rates.mutate();
    void freeQuery.mutate();
  };
  const deal = { currency, onRefused, onSettled, perUsdt: rate?.perUsdt, terminalId };
  const settlement = useSettlement(deal);
  const review = isRateKnown
    ? reviewSettlement(settlement.texts, { balance: settled, rate })
    : undefined;
  const amounts = readSettlement(settlement.texts, currency);
  const save = () => {
    const needsConfirmation =
      mayChooseRate && review?.doubt !== undefined && review.isBalanceEnough;
    if (needsConfirmation) return setIsAsking(true);
    return void settlement.save();
  };
  const confirm = () => {
    setIsAsking(false);
    void settlement.save(rate?.perUsdt ?? null);
  };
  return (
    <>
      <SettlementDialog
        texts={settlement.texts}
        onChange={settlement.change}
        onSave={save}
        isPending={settlement.isPending}
        problem={settlement.problem}
        currencyCode={currency.code}
        rateWords={isRateKnown ? rateWords(rate) : ''}
        review={review}
        free={free}
        notice={
          <ApprovalNotice
            kind="SETTLEMENT"
            amount={amounts.ok ? BigInt(amounts.baseAmount) : null}
            settlementAmount={amounts.ok ? amounts.settlementAmount : undefined}
            terminalId={terminalId}
          />
        }
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      />
      {review !== undefined && (
        <ConfirmSettlement
          review={review}
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
