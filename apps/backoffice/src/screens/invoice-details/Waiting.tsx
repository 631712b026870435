import type { Invoice } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import type { ReactNode } from 'react';
import { ApprovalButton, hasApprovalButton } from './ApprovalButton.tsx';
import type { InvoiceRights } from './invoice-rights.ts';
import { MoneyButton } from './MoneyButton.tsx';
import { isForPerson, waitingWords } from './waiting-words.ts';
import { isPaidByHand } from './withdrawal-wait.ts';

export interface WaitingProps {
  readonly invoice: Invoice;
  readonly rights: InvoiceRights;
  /** The decisions about the customer's request for the money back. */
  readonly request?: ReactNode;
}

/** The event that an invoice waits for, with the way to the approvals or to Money where that is the next step (OFFICE-453). */
export function Waiting({ invoice, request, rights }: WaitingProps) {
  const words = waitingWords(invoice, rights);
  if (words === undefined) return null;
  const isByHand = isPaidByHand(invoice) && rights.confirmsTransfers && rights.seesAccounts;
  const way = hasApprovalButton(invoice) ? (
    <ApprovalButton {...{ invoice }} />
  ) : (
    isByHand === true && <MoneyButton invoiceId={invoice.invoiceId} />
  );
  return (
    <Banner
      tone={isForPerson(invoice, rights) ? 'warning' : 'neutral'}
      actions={
        <>
          {way}
          {request}
        </>
      }
    >{`${words}.`}</Banner>
  );
}
