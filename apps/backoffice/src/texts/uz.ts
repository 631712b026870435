import { speakUzbek } from '@tiyin/ui/locale/uz';
import { messages as shared } from './shared/uz.po';
import { cataloguesAmong, type Catalogue, problemTitle, type Translated } from './translated.ts';

export const uzbek: Translated = {
  shared,
  problemTitle,
  prepare: speakUzbek,
  catalogues: cataloguesAmong(import.meta.glob<Catalogue>('./*/uz.po')),
};
