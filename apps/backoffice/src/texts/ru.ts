import { messages as shared } from './shared/ru.po';
import { cataloguesAmong, type Catalogue, type Translated } from './translated.ts';

export const russian: Translated = {
  shared,
  prepare: () => undefined,
  catalogues: cataloguesAmong(import.meta.glob<Catalogue>('./*/ru.po')),
};
