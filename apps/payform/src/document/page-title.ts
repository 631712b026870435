import type { FormInit } from '@tiyin/api/types';
import type { Language } from '@tiyin/domain/money';
import { openForm } from '@tiyin/domain/payment-form';
import { formInitFromWire } from '../form/wire.ts';
import { allStrings } from '../locales/all-strings.ts';
import { stepTitle } from '../locales/step-title.ts';
import { translator } from '../locales/strings.ts';

/** The title of a form's page: its step and the shop. */
export function pageTitle(init: FormInit, language: Language): string {
  const t = translator(allStrings[language]);
  return `${t(stepTitle(openForm(formInitFromWire(init))))} · ${init.merchantName}`;
}
