import { i18n } from '../i18n.ts';

const texts = {
  I: () => i18n.t('Integer'),
  S: () => i18n.t('String'),
  C: () => i18n.t('Char'),
  B: () => i18n.t('Boolean'),
  N: () => i18n.t('Numeric'),
};

/** The type of an attribute or a parameter in the language of the person (API-16). */
export function attributeTypeText({ code }: { readonly code: keyof typeof texts }): string {
  return texts[code]();
}
