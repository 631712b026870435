import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { formatDayUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { DayLoaderProps } from './DayLoader.tsx';

const DayLoader = lazyScreen(
  'account-day',
  async () => (await import('./DayLoader.tsx')).DayLoader,
);

export type OpenDayProps = Pick<DayLoaderProps, 'accountId' | 'day' | 'mayEdit' | 'onChanged'>;

/** Opens a day; its dialog is loaded when it is opened. */
export function OpenDay(props: OpenDayProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        aria-label={i18n.t('Review {day}', { day: formatDayUtc(props.day) })}
        onPress={() => setIsOpen(true)}
      >
        {i18n.t('Review')}
      </Button>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <DayLoader {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
      </Late>
    </>
  );
}
