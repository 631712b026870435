import { i18n } from '../../texts/i18n.ts';
import { knownText } from '../../texts/known-text.ts';
import { formedNote } from './note-forms.ts';

/** The notes of figures and examples that are plain words, as the server writes them, for the catalogue. */
export const noteTexts: readonly (() => string)[] = [
  () => i18n.t('test'),
  () => i18n.t('production'),
  () => i18n.t('in suspense'),
  () => i18n.t('its entries do not cancel out'),
  () => i18n.t('DONE, and the merchant’s balance does not show it'),
  () => i18n.t('DONE, and the fee is not booked'),
  () => i18n.t('refunded by more than its amount'),
  () => i18n.t('nothing'),
];

/** The kinds of ledger accounts, as the server names them in notes. */
export const ledgerKinds: readonly (() => string)[] = [
  () => i18n.t('merchant balance'),
  () => i18n.t('merchant reserve'),
  () => i18n.t('payment account'),
  () => i18n.t('suspense'),
  () => i18n.t('return reserve'),
  () => i18n.t('fees'),
  () => i18n.t('treasury'),
  () => i18n.t('fx clearing'),
  () => i18n.t('settled usdt'),
];

/** A note in the language of the page (OFFICE-807); an unknown one stays. */
export const noteText = (note: string): string => formedNote(note) ?? knownText(note);
