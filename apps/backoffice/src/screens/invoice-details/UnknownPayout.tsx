import type { Invoice } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { marks, withElements } from '../../texts/with-elements.tsx';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { CopiedIdentifier } from './CopiedIdentifier.tsx';

/** The payout, and its invoice's status. */
export interface UnknownPayoutProps {
  readonly payout: NonNullable<Invoice['openPayout']>;
  /** The button that declares its outcome, where the person may. */
  readonly end?: ReactNode;
}

/** Whether a payout whose outcome is open keeps a person waiting; one that was just sent does not. */
export function isUnknown({ invoiceStatus, openPayout }: Invoice): boolean {
  if (openPayout === undefined) return false;
  return openPayout.status.code === 'UNKNOWN' || invoiceStatus.code !== 'IN_PROGRESS';
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
export function UnknownPayout({ end, payout }: UnknownPayoutProps) {
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
        </span>
        {end !== undefined && <Inline>{end}</Inline>}
      </Stack>
    </Banner>
  );
}
