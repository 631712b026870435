import { formatDayUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { LateDialogButton } from '../../../routing/LateDialogButton.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { DayLoaderProps } from './DayLoader.tsx';

const DayLoader = lazyScreen(
  'account-day',
  async () => (await import('./DayLoader.tsx')).DayLoader,
);

export type OpenDayProps = Pick<DayLoaderProps, 'accountId' | 'day' | 'mayEdit' | 'onChanged'>;

/** Opens a day; its dialog is loaded when it is opened. */
export function OpenDay(props: OpenDayProps) {
  return (
    <LateDialogButton
      size="sm"
      aria-label={i18n.t('Review {day}', { day: formatDayUtc(props.day) })}
      renderDialog={(state) => <DayLoader {...props} {...state} />}
    >
      {i18n.t('Review')}
    </LateDialogButton>
  );
}
