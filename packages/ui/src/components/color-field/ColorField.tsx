import { Input, TextField as AriaTextField } from 'react-aria-components';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { control, field } from '../../parts/field/Field.css.ts';
import { row } from '../../parts/field/FieldEnd.css.ts';
import { lightPalette } from '../../theme/palette.ts';
import { fromHex, toHex } from '../../theme/srgb.ts';
import { say } from '../../locale/language/index.ts';
import { swatch } from './ColorField.css.ts';

export type ColorFieldProps = FieldWords & {
  readonly name?: string;
  /** The text as typed: `#` and six digits, or an unfinished part of it; empty means no colour. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  /** The name of the swatch that opens the browser's picker. Default: "Pick" before the label. */
  readonly pickLabel?: string;
  /** The error for an invalid colour, shown when the field loses focus. */
  readonly wrongMessage?: string;
};

/* The colour of the swatch when none is chosen: the product's own. */
const unchosen = toHex(lightPalette.tone.primary.solid);

/** A colour, typed as six digits of RGB or picked by eye. */
export function ColorField(props: ColorFieldProps) {
  const {
    label,
    description,
    errorMessage,
    requiredMessage,
    pickLabel = say('Pick'),
    ...aria
  } = props;
  const { wrongMessage = say('Write # and six digits of RGB'), value, onChange, ...rest } = aria;
  const { isDisabled = false, isReadOnly = false } = rest;
  const words = { label, description, errorMessage, requiredMessage };
  const isColor = fromHex(value) !== undefined;
  return (
    <AriaTextField
      {...rest}
      {...{ value, onChange }}
      {...(errorMessage !== undefined && { isInvalid: true })}
      validate={(text) => (text === '' || fromHex(text) !== undefined ? null : wrongMessage)}
      autoComplete="off"
      spellCheck="false"
      className={field}
    >
      {({ isInvalid }) => (
        <FieldFrame {...words} isInvalid={isInvalid}>
          <div className={row}>
            <Input className={control({ hasEnd: true })} />
            <input
              type="color"
              className={swatch({ isChosen: isColor })}
              aria-label={`${pickLabel}: ${label}`}
              value={isColor ? value.toLowerCase() : unchosen}
              disabled={isDisabled || isReadOnly}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        </FieldFrame>
      )}
    </AriaTextField>
  );
}
