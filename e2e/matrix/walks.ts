import type { CreateFormRequest } from '@tiyin/api/types';
import type { Language } from '@tiyin/domain/money';
import { type PaymentMethodName, paymentMethods } from '@tiyin/domain/requisites';
import { choosePairs } from './choose-pairs.ts';

/** The screens that the form is walked on: a small phone, and a desktop. */
export const sizes = {
  '360 × 640': { width: 360, height: 640 },
  '1280 × 800': { width: 1280, height: 800 },
} as const;

/** One way through the payment form. */
export type Walk = {
  readonly method: PaymentMethodName;
  readonly flow: CreateFormRequest['type'];
  readonly language: Language;
  readonly size: keyof typeof sizes;
};

const flows = ['Deposit', 'Withdrawal'] as const;
const languages = ['en', 'ru', 'uz'] as const;
const sizeNames = ['360 × 640', '1280 × 800'] as const;

/** Every way: method × flow × language × size. */
export const walks: readonly Walk[] = paymentMethods.flatMap(({ name: method }) =>
  flows.flatMap((flow) =>
    languages.flatMap((language) => sizeNames.map((size) => ({ method, flow, language, size }))),
  ),
);

/** The few ways in which any two of method, flow, language and size meet. */
export const pairedWalks: readonly Walk[] = choosePairs(walks);

/** The name of a failure. */
export const nameOfWalk = ({ method, flow, language, size }: Walk): string =>
  `${flow} by ${method} in ${language} at ${size}`;
