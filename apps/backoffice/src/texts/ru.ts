import { speakRussian } from '@tiyin/ui/locale/ru';
import { messages as shared } from './shared/ru.po';
import { cataloguesAmong, type Catalogue, problemTitle, type Translated } from './translated.ts';

export const russian: Translated = {
  shared,
  problemTitle,
  prepare: speakRussian,
  catalogues: cataloguesAmong(import.meta.glob<Catalogue>('./*/ru.po')),
};
