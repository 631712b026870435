import { ApiProblem } from '@tiyin/api/errors';
import { listInvoiceNotes } from '@tiyin/api/calls/invoices';
import { useAddInvoiceNote, useListInvoiceNotes } from '@tiyin/api/hooks/invoices';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { useCurrentUser } from '../../../session/CurrentUser.tsx';
import { useSession } from '../../../session/SessionProvider.tsx';
import { toastProblem } from '../../../session/toast-problem.ts';
import { useSectionRows } from '../sections/useSectionRows.ts';
import { type EarlierNotes, joinNotes, withEarlier } from './note-pages.ts';
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
  const { client } = useSession();
  const { merchantId } = useCurrentUser();
  const [isOpened, setIsOpened] = useState(false);
  const query = useListInvoiceNotes(isOpened ? { id: invoiceId } : null, {
    refreshInterval: REFRESH_MS,
  });
  const { rows, ...answer } = useSectionRows(query, freshness);
  const { trigger } = useAddInvoiceNote();
  const [earlier, setEarlier] = useState<EarlierNotes>();
  const notes = rows && joinNotes(earlier, rows);
  const next = earlier ? earlier.next : query.data?.next;
  const onEarlier = async (before: number) => {
    try {
      setEarlier(
        withEarlier(notes ?? [], await listInvoiceNotes(client, { id: invoiceId, before })),
      );
    } catch (error) {
      reportFailure(error, i18n.t('The earlier notes did not load'));
    }
  };
  const onAdd = async (text: string) => {
    try {
      await trigger({ id: invoiceId, body: { text } });
    } catch (error) {
      reportFailure(error, i18n.t('The note was not added'));
      return false;
    }
    toasts.success(i18n.t('Note added'));
    await query.mutate();
    return true;
  };
  return (
    <NotesView
      {...answer}
      notes={notes}
      onEarlier={typeof next === 'number' ? () => onEarlier(next) : undefined}
      count={count}
      isOfCompany={merchantId === null}
      onOpened={() => setIsOpened(true)}
      onAdd={onAdd}
    />
  );
}

function reportFailure(error: unknown, title: string): void {
  if (!(error instanceof ApiProblem)) throw error;
  toastProblem(error, title, error.detail ?? error.title);
}
