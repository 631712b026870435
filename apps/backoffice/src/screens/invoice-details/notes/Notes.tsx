import { ApiProblem } from '@tiyin/api/errors';
import { useAddInvoiceNote, useListInvoiceNotes } from '@tiyin/api/hooks/invoices';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { useCurrentUser } from '../../../session/CurrentUser.tsx';
import { toastProblem } from '../../../session/toast-problem.ts';
import { useSectionRows } from '../sections/useSectionRows.ts';
import { NotesView } from './NotesView.tsx';

/** Other people write notes, too: the refresh interval, in milliseconds. */
const REFRESH_MS = 15_000;

export interface NotesProps {
  readonly invoiceId: string;
  /** The number of notes, before they are loaded. */
  readonly count: number | undefined;
  /** Of the invoice: when it changes, the opened notes are requested again. */
  readonly freshness: string;
}

/** The notes on an invoice, for people who may see its history; requested on opening. */
export function Notes({ count, freshness, invoiceId }: NotesProps) {
  const { merchantId } = useCurrentUser();
  const [isOpened, setIsOpened] = useState(false);
  const query = useListInvoiceNotes(isOpened ? { id: invoiceId } : null, {
    refreshInterval: REFRESH_MS,
  });
  const { rows, ...answer } = useSectionRows(query, freshness);
  const { trigger } = useAddInvoiceNote();
  const onAdd = async (text: string) => {
    try {
      await trigger({ id: invoiceId, body: { text } });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, 'The note was not added', error.detail ?? error.title);
      return false;
    }
    toasts.success('Note added');
    await query.mutate();
    return true;
  };
  return (
    <NotesView
      {...answer}
      notes={rows}
      count={count}
      isOfCompany={merchantId === null}
      onOpened={() => setIsOpened(true)}
      onAdd={onAdd}
    />
  );
}
