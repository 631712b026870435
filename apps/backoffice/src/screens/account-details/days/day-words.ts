import type { AccountDay, AccountDayState } from '@tiyin/api/types';
import type { BadgeTone } from '@tiyin/ui/badge';

/** The states of a day in words, with their tones. */
export const dayStates: Readonly<
  Record<AccountDayState, { readonly label: string; readonly tone: BadgeTone }>
> = {
  CLOSED: { label: 'Closed', tone: 'neutral' },
  AGREES: { label: 'Agrees', tone: 'success' },
  EXPLAINED: { label: 'Explained', tone: 'primary' },
  DIFFERS: { label: 'Differs', tone: 'error' },
  NO_STATEMENT: { label: 'No statement', tone: 'neutral' },
};

/** Whether a person may close the day now, as far as its state says. */
export function isClosable({ matching, state }: AccountDay): boolean {
  return matching === 0 && (state === 'AGREES' || state === 'EXPLAINED');
}
