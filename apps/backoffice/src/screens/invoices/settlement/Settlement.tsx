import { useListRates } from '@tiyin/api/hooks/settlements';
import type { Currency } from '@tiyin/api/types';
import { rateWords } from './rate-words.ts';
import { SettlementDialog } from './SettlementDialog.tsx';
import { useSettlement } from './useSettlement.ts';

/** What it takes. */
export interface SettlementProps {
  readonly terminalId: number;
  /** Of the balance that is settled. */
  readonly currency: Currency;
  readonly onSettled: () => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Settles a part of the terminal's balance at the newest rate (decision 12). */
export function Settlement({
  currency,
  isOpen,
  onOpenChange,
  onSettled,
  terminalId,
}: SettlementProps) {
  const { data, error } = useListRates(isOpen ? {} : null);
  const rate = data?.data.find((known) => known.currency.code === currency.code);
  const settlement = useSettlement({ currency, onSettled, perUsdt: rate?.perUsdt, terminalId });
  return (
    <SettlementDialog
      texts={settlement.texts}
      onChange={settlement.change}
      onSave={() => void settlement.save()}
      isPending={settlement.isPending}
      problem={settlement.problem}
      currencyCode={currency.code}
      rateWords={data === undefined && error === undefined ? '' : rateWords(rate)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
