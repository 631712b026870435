import { cardScheme, maskCardNumber, maskCardOrPhone } from '@tiyin/domain/requisites';
import { MaskedField } from '../../parts/masked-field/index.ts';
import type { NumberFieldProps } from '../../parts/masked-field/index.ts';
import { MethodLogo } from '../method-logo/index.ts';

/** Texts come in the reader's language. */
export type CardNumberFieldProps = NumberFieldProps & {
  /** Whether a phone may stand here too; one that is complete is shown with its plus (FORM-243). */
  readonly takesPhone?: boolean;
};

/**
 * A card number (FORM-26): grouped by four while typing, with the logo of its scheme once known.
 * The value is the displayed text; `readCardNumber` and `readPayoutCredential` validate it.
 */
export function CardNumberField({ takesPhone = false, ...props }: CardNumberFieldProps) {
  const scheme = cardScheme(props.value.replaceAll(/\D/g, ''));
  const isPhone = props.value.startsWith('+');
  return (
    <MaskedField
      {...props}
      mask={takesPhone ? maskCardOrPhone : maskCardNumber}
      // A keyboard for phones has the plus that digits alone lack.
      inputMode={takesPhone ? 'tel' : 'numeric'}
      autoComplete={takesPhone ? 'off' : 'cc-number'}
      sign={scheme && !isPhone ? <MethodLogo scheme={scheme} /> : undefined}
    />
  );
}
