import { Banner } from '@tiyin/ui/banner';
import type { ReactNode } from 'react';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';

export interface PausedNoticeProps {
  readonly pausedDate: string;
  /** The button to resume it, for people who may. */
  readonly actions?: ReactNode;
}

/** Why routing passes over the account, and what to do (OFFICE-314). */
export function PausedNotice({ actions, pausedDate }: PausedNoticeProps) {
  return (
    <Banner tone="warning" title={i18n.t('This account paused itself')} actions={actions}>
      {i18n.t(
        'Since {pausedDate} UTC it takes no deposits and makes no payouts: customers said that they had paid, and no money came, while other accounts of the pool were paid. Check it with the bank before you resume it.',
        { pausedDate: formatShortUtc(pausedDate) },
      )}
    </Banner>
  );
}
