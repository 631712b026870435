import type { Invoice } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { marks, withElements } from '../../texts/with-elements.tsx';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { ApprovalButton, hasApprovalButton } from './ApprovalButton.tsx';
import { approvalWords, isPending } from './approval-words.ts';
import { CopiedIdentifier } from './CopiedIdentifier.tsx';
import type { InvoiceRights } from './invoice-rights.ts';
import { MoneyButton } from './MoneyButton.tsx';

/** The payout, and its invoice. */
export interface UnknownPayoutProps {
  readonly invoice: Invoice;
  readonly payout: NonNullable<Invoice['openPayout']>;
  readonly rights: InvoiceRights;
  /** The button that declares its outcome, where the person may. */
  readonly end?: ReactNode;
}

/** Whether a payout whose outcome is open keeps a person waiting; one that was just sent does not. */
export function isUnknown({ invoiceStatus, openPayout }: Invoice): boolean {
  if (openPayout === undefined) return false;
  return openPayout.status.code === 'UNKNOWN' || invoiceStatus.code !== 'IN_PROGRESS';
}

/** The end of the time in which nobody has to do anything (INVOICE-453). */
function endWords({ invoiceStatus, waitsUntil }: Invoice): string {
  if (waitsUntil === undefined || invoiceStatus.code === 'ERROR') return '';
  return ` ${i18n.t('It is for a person to decide if nobody knows by {waitsUntil} UTC.', {
    waitsUntil: formatShortUtc(waitsUntil),
  })}`;
}

function nextStep({ isMadeByHand, nextAskDate }: UnknownPayoutProps['payout']): string {
  if (isMadeByHand)
    return i18n.t('A person makes this payout, and has not confirmed or refused it yet.');
  return nextAskDate === null
    ? i18n.t('Its provider is not asked again by itself: ask it about this transaction.')
    : i18n.t('Its provider is asked again at {nextAskDate} UTC.', {
        nextAskDate: formatShortUtc(nextAskDate),
      });
}

/**
 * The known facts about a payout that may have been paid, and the person's options (INVOICE-216).
 */
export function UnknownPayout({ end, invoice, payout, rights }: UnknownPayoutProps) {
  const mayConfirm = rights.confirmsTransfers === true;
  const approvals = approvalWords(invoice);
  const isForApproval = hasApprovalButton(invoice);
  const isEnding = isPending(invoice, 'PAYOUT_END');
  const isByHand = payout.isMadeByHand && mayConfirm && rights.seesAccounts === true;
  return (
    <Banner tone="warning" title={i18n.t('Nobody knows yet whether this payout was paid')}>
      <Stack gap={8}>
        <span>
          {i18n.t('It was sent at {createDate} UTC and is {status} since {statusDate} UTC.', {
            createDate: formatShortUtc(payout.createDate),
            status: payout.status.code,
            statusDate: formatShortUtc(payout.statusDate),
          })}{' '}
          {nextStep(payout)}
          {endWords(invoice)}
        </span>
        <Inline gap={4}>
          {withElements(i18n.t('Transaction {id}', marks('id')), {
            id: <CopiedIdentifier value={payout.id} what={i18n.t('Transaction ID')} />,
          })}
        </Inline>
        <span>
          {i18n.t(
            'Retry is possible once it is known to have failed: before that it could pay twice. When the provider reports that it paid, it is booked without a person.',
          )}
          {payout.isEndable &&
            ` ${i18n.t(
              'If it does not report any more, two people declare the outcome: one requests it, another one approves it.',
            )}`}
          {!mayConfirm && ` ${i18n.t('People who may confirm payouts and record money do that')}.`}
        </span>
        {approvals.length > 0 && <span>{`${approvals.join('. ')}.`}</span>}
        {isForApproval && (
          <Inline>
            <ApprovalButton {...{ invoice }} />
          </Inline>
        )}
        {end !== undefined && !isEnding && <Inline>{end}</Inline>}
        {isByHand && !isForApproval && (
          <Inline>
            <MoneyButton invoiceId={invoice.invoiceId} />
          </Inline>
        )}
      </Stack>
    </Banner>
  );
}
