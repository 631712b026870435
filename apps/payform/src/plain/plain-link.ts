import type { PlainLink } from '../document/render-page.tsx';
import { addressOf } from './place.ts';
import { plainWords } from './words/plain-words.ts';

/** The link that a browser without scripts shows on the form's page. */
export const plainLink: PlainLink = (formId, language) => ({
  address: addressOf(formId, { kind: 'present' }, language),
  text: plainWords(language)('noscript.link'),
});
