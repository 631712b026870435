import type { Currency } from '@tiyin/api/types';
import { amountErrorText, amountToWire, parseAmount } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useId, useState } from 'react';
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
  const formId = useId();
  const [text, setText] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const save = async () => {
    if (isPending) return;
    const read = readRate(text, currency);
    if ('message' in read) {
      setProblem({ title: undefined, errors: [{ path: '/perUsdt', message: read.message }] });
      return;
    }
    setIsPending(true);
    setProblem(undefined);
    const found = await onSet(currency, read.perUsdt);
    setIsPending(false);
    setProblem(found);
    if (found === undefined) onClose();
  };
  return (
    <Dialog
      title={i18n.t('Rate of {currency}', { currency: currency.code })}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {i18n.t('Set rate')}
        </Button>
      }
    >
      <Form
        id={formId}
        onSubmit={() => void save()}
        errors={problem?.errors}
        error={problem?.title}
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
      </Form>
    </Dialog>
  );
}
