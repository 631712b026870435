import type { AccountDay, AccountDayState } from '@tiyin/api/types';
import type { BadgeTone } from '@tiyin/ui/badge';
import { i18n } from '../../../texts/i18n.ts';

/** The states of a day in words, with their tones. */
export const dayStates: Readonly<
  Record<AccountDayState, { readonly label: () => string; readonly tone: BadgeTone }>
> = {
  CLOSED: {
    label: () => i18n.t('Closed'),
    tone: 'neutral',
  },
  AGREES: {
    label: () => i18n.t('Agrees'),
    tone: 'success',
  },
  EXPLAINED: {
    label: () => i18n.t('Explained'),
    tone: 'primary',
  },
  DIFFERS: {
    label: () => i18n.t('Differs'),
    tone: 'error',
  },
  NO_STATEMENT: {
    label: () => i18n.t('No statement'),
    tone: 'neutral',
  },
};

/** Whether a person may close the day now, as far as its state says. */
export function isClosable({ matching, state }: AccountDay): boolean {
  return matching === 0 && (state === 'AGREES' || state === 'EXPLAINED');
}
