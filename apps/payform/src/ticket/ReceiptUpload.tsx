import type { FormTicket } from '@tiyin/api/types';
import { type TicketKind, receiptSizeLimit, receiptTypes } from '@tiyin/domain/tickets';
import { FileField } from '@tiyin/ui/file-field';
import { useEffect, useState } from 'react';
import { pause } from '../form/pause.ts';
import { statusPollMs } from '@tiyin/domain/payment-form';
import { useLocale } from '../locales/Locale.tsx';
import type { StringKey } from '../locales/strings.ts';
import { useTicketDesk } from './TicketProvider.tsx';

const problems: Readonly<Partial<Record<string, StringKey>>> = {
  payload_too_large: 'receipt.too_large',
  receipt_type: 'receipt.type',
  receipt_damaged: 'receipt.damaged',
};

export type ReceiptUploadProps = {
  /** The ticket that the receipt belongs to. */
  readonly kind: TicketKind;
  /** The server has it. Always the same function. */
  readonly onAttached: (ticket: FormTicket) => void;
};

/**
 * The picture of the bank's receipt for an open ticket (INVOICE-240, FORM-420). While the network fails, it tries on.
 */
export function ReceiptUpload({ kind, onAttached }: ReceiptUploadProps) {
  const { t } = useLocale();
  const { calls } = useTicketDesk();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<StringKey>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const send = async () => {
      while (!signal.aborted) {
        const outcome = await calls.attach(file, kind, signal);
        if (signal.aborted) return;
        if (outcome.kind === 'answered') return onAttached(outcome.answer);
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
  }, [file, calls, kind, onAttached]);
  const choose = (chosen: File) => {
    const isTooLarge = chosen.size > receiptSizeLimit;
    setProblem(isTooLarge ? 'receipt.too_large' : undefined);
    setFile(isTooLarge ? undefined : chosen);
  };
  return (
    <FileField
      label={t('receipt.label')}
      description={t('receipt.hint')}
      errorMessage={problem && t(problem)}
      accept={receiptTypes}
      chooseLabel={t(file === undefined ? 'receipt.choose' : 'in_progress')}
      isDisabled={file !== undefined}
      onChoose={choose}
    />
  );
}
