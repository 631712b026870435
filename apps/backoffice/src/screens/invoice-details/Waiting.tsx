import type { Invoice } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import type { InvoiceRights } from './invoice-rights.ts';
import { MoneyButton } from './MoneyButton.tsx';
import { isForPerson, waitingWords } from './waiting-words.ts';
import { isPaidByHand } from './withdrawal-wait.ts';

export interface WaitingProps {
  readonly invoice: Invoice;
  readonly rights: InvoiceRights;
}

/** The event that an invoice waits for, with the way to Money where that is the next step (OFFICE-453). */
export function Waiting({ invoice, rights }: WaitingProps) {
  const words = waitingWords(invoice, rights);
  if (words === undefined) return null;
  const isByHand = isPaidByHand(invoice) && rights.confirmsTransfers && rights.seesAccounts;
  return (
    <Banner
      tone={isForPerson(invoice, rights) ? 'warning' : 'neutral'}
      actions={isByHand === true && <MoneyButton invoiceId={invoice.invoiceId} />}
    >{`${words}.`}</Banner>
  );
}
