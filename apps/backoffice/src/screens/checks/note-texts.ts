import { i18n } from '../../texts/i18n.ts';
import { knownText } from '../../texts/known-text.ts';

/** The notes of figures and examples that are plain words, as the server writes them, for the catalogue. */
export const noteTexts: readonly (() => string)[] = [
  () => i18n.t('test'),
  () => i18n.t('production'),
  () => i18n.t('in suspense'),
  () => i18n.t('its entries do not cancel out'),
  () => i18n.t('DONE, and the merchant’s balance does not show it'),
  () => i18n.t('DONE, and the fee is not booked'),
  () => i18n.t('refunded by more than its amount'),
];

/** A note in the language of the page; one with ids and counts in it stays. */
export const noteText = (note: string): string => knownText(note);
