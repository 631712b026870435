import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';

/** The right that a step takes. */
export type NeededRight = 'movesStatus' | 'confirmsTransfers' | 'decidesTickets';

/** The event that an invoice waits for; one that waits for a person needs a right. */
export interface Wait {
  readonly words: string;
  readonly right?: NeededRight;
}

/** The people who may help, by the right that it takes. */
export const performers: Readonly<Record<NeededRight, string>> = lateTexts({
  movesStatus: () => i18n.t('People who may change the status of an invoice do that'),
  confirmsTransfers: () => i18n.t('People who may confirm payouts and record money do that'),
  decidesTickets: () => i18n.t('People who may decide tickets do that'),
});
