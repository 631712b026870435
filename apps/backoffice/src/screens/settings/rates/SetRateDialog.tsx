import type { Currency } from '@tiyin/api/types';
import { amountErrorText, amountToWire, parseAmount } from '@tiyin/domain/money';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useState } from 'react';
import { formatAmount, formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { knownText } from '../../../texts/known-text.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import type { RateRow } from './rate-columns.tsx';

export interface SetRateDialogProps {
  readonly row: RateRow;
  /**
   * Sets the price of one USDT, in minor units of the currency; returns the reason of a failure.
   */
  readonly onSet: (currency: Currency, perUsdt: number) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
  /** Says of a price, null while none is typed, whether it needs approval. */
  readonly renderNotice?: ((currency: Currency, perUsdt: number | null) => ReactNode) | undefined;
}

type Read = { readonly perUsdt: number } | { readonly message: string };

function readRate(text: string, currency: Currency): Read {
  const parsed = parseAmount(text, currency);
  if (!parsed.ok) return { message: knownText(amountErrorText(parsed.error, currency.dimension)) };
  if (parsed.amount <= 0n) return { message: i18n.t('The rate must be above zero') };
  return { perUsdt: amountToWire(parsed.amount) };
}

function typedPrice(text: string, currency: Currency): number | null {
  const read = readRate(text, currency);
  return 'perUsdt' in read ? read.perUsdt : null;
}

function sinceWords({ currency, rate }: RateRow): string {
  if (rate === undefined) return i18n.t('None was set yet.');
  const price = formatAmount(rate.perUsdt, currency.dimension);
  return i18n.t('Now {price} {currency}, set {setDate} UTC.', {
    price,
    currency: currency.code,
    setDate: formatShortUtc(rate.setDate),
  });
}

/**
 * Sets the price of one USDT in a currency from now on (OFFICE-84). The text stays after a refusal.
 */
export function SetRateDialog({ onClose, onSet, renderNotice, row }: SetRateDialogProps) {
  const { currency } = row;
  const [text, setText] = useState('');
  const { isPending, problem, send, setProblem } = useSending();
  const save = () => {
    const read = readRate(text, currency);
    if ('message' in read) {
      setProblem({ title: undefined, errors: [{ path: '/perUsdt', message: read.message }] });
      return;
    }
    void send(() => onSet(currency, read.perUsdt), onClose);
  };
  return (
    <FormDialog
      title={i18n.t('Rate of {currency}', { currency: currency.code })}
      onOpenChange={onClose}
      action={i18n.t('Set rate')}
      isPending={isPending}
      onSubmit={save}
      problem={problem}
    >
      <TextField
        name="perUsdt"
        label={i18n.t('1 USDT costs, in {currency}', { currency: currency.code })}
        description={sinceWords(row)}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={setText}
        isReadOnly={isPending}
        isRequired
        requiredMessage={i18n.t('Enter what 1 USDT costs')}
        autoFocus
      />
      {renderNotice?.(currency, typedPrice(text, currency))}
    </FormDialog>
  );
}
