import type { Invoice } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { Banner } from '@tiyin/ui/banner';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { CopiedIdentifier } from './CopiedIdentifier.tsx';

/** The payout, and its invoice's status. */
export interface UnknownPayoutProps {
  readonly payout: NonNullable<Invoice['openPayout']>;
}

/** Whether a payout whose outcome is open keeps a person waiting; one that was just sent does not. */
export function isUnknown({ invoiceStatus, openPayout }: Invoice): boolean {
  if (openPayout === undefined) return false;
  return openPayout.status.code === 'UNKNOWN' || invoiceStatus.code !== 'IN_PROGRESS';
}

function nextStep({ isMadeByHand, nextAskDate }: UnknownPayoutProps['payout']): string {
  if (isMadeByHand) return 'A person makes this payout, and has not confirmed or refused it yet.';
  return nextAskDate === null
    ? 'Its provider is not asked again by itself: ask it about this transaction.'
    : `Its provider is asked again at ${formatShortUtc(nextAskDate)} UTC.`;
}

/**
 * The known facts about a payout that may have been paid, and the person's options (INVOICE-216).
 */
export function UnknownPayout({ payout }: UnknownPayoutProps) {
  return (
    <Banner tone="warning" title="Nobody knows yet whether this payout was paid">
      <Stack gap={8}>
        <span>
          {`It was sent at ${formatShortUtc(payout.createDate)} UTC and is ${payout.status.code} since ${formatShortUtc(payout.statusDate)} UTC. ${nextStep(payout)}`}
        </span>
        <Inline gap={4}>
          Transaction <CopiedIdentifier value={payout.id} what="Transaction ID" />
        </Inline>
        <span>
          Retry is possible once it is known to have failed: before that it could pay twice. If the
          provider confirms that it paid, change the status to DONE. If it confirms that it did not,
          change it to DECLINED.
        </span>
      </Stack>
    </Banner>
  );
}
