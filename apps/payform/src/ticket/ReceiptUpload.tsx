import { receiptSizeLimit, receiptTypes } from '@tiyin/domain/tickets';
import { useEffect, useId, useState } from 'react';
import { pause } from '../form/pause.ts';
import { statusPollMs } from '@tiyin/domain/payment-form';
import { useLocale } from '../locales/Locale.tsx';
import type { StringKey } from '../locales/strings.ts';
import { hint } from '../shell/hint.css.ts';
import { panel } from './TicketPanel.css.ts';
import { useTicketDesk } from './TicketProvider.tsx';

const problems: Readonly<Partial<Record<string, StringKey>>> = {
  payload_too_large: 'receipt.too_large',
  receipt_type: 'receipt.type',
  receipt_damaged: 'receipt.damaged',
};

/** The picture of the bank's receipt for an open ticket (INVOICE-240). While the network fails, it tries on. */
export function ReceiptUpload() {
  const { t } = useLocale();
  const { calls, change } = useTicketDesk();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<StringKey>();
  const wordsId = useId();
  useEffect(() => {
    if (file === undefined) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const send = async () => {
      while (!signal.aborted) {
        const outcome = await calls.attach(file, signal);
        if (signal.aborted) return;
        if (outcome.kind === 'answered') return change({ ticket: outcome.answer });
        if (outcome.kind === 'refused') {
          setProblem(problems[outcome.code] ?? 'receipt.refused');
          return setFile(undefined);
        }
        setProblem('connection.lost');
        await pause(statusPollMs, signal);
      }
    };
    void send();
    return () => left.abort();
  }, [file, calls, change]);
  const choose = (chosen: File) => {
    const isTooLarge = chosen.size > receiptSizeLimit;
    setProblem(isTooLarge ? 'receipt.too_large' : undefined);
    setFile(isTooLarge ? undefined : chosen);
  };
  return (
    <label className={panel}>
      <span>{t(file === undefined ? 'receipt.label' : 'in_progress')}</span>
      <input
        type="file"
        accept={receiptTypes.join(',')}
        disabled={file !== undefined}
        aria-describedby={wordsId}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) choose(chosen);
        }}
      />
      <span id={wordsId} className={hint} {...(problem && { role: 'alert' })}>
        {t(problem ?? 'receipt.hint')}
      </span>
    </label>
  );
}
