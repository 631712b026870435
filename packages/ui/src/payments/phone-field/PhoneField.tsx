import { maskRussianPhone } from '@tiyin/domain/requisites';
import { useState } from 'react';
import { MaskedField } from '../../parts/masked-field/index.ts';
import type { NumberFieldProps } from '../../parts/masked-field/index.ts';

/** Texts come in the reader's language. */
export type PhoneFieldProps = NumberFieldProps & {
  /** The message when a number of another country is pasted, which is refused. */
  readonly foreignMessage: string;
};

/* A number with its country has at least this many digits; fewer are an edit of the country's own. */
const shortestForeign = 11;

const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

const isNotRussian = (text: string): boolean =>
  countDigits(text) > 0 && maskRussianPhone(text) === '';

/**
 * A Russian mobile number, masked as `+7 (999) 999-99-99` while typed or pasted (FORM-43). The
 * value is the displayed text; `readRussianPhone` and `readBankPayout` validate it.
 */
export function PhoneField({ foreignMessage, errorMessage, ...props }: PhoneFieldProps) {
  const [isForeign, setForeign] = useState(false);
  return (
    <MaskedField
      {...props}
      // Pasting a number that is not Russian must not delete the text.
      mask={(text) => (isNotRussian(text) ? props.value : maskRussianPhone(text))}
      onTyped={(raw) => setForeign(isNotRussian(raw) && countDigits(raw) >= shortestForeign)}
      news={isForeign ? foreignMessage : ''}
      errorMessage={isForeign ? foreignMessage : errorMessage}
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
