import { flushSync } from 'react-dom';
import { Button, Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { control } from '../../parts/field/Field.css.ts';
import { sayWith } from '../../locale/language/index.ts';
import { variableName } from '../../theme/variable-name.ts';
import { markOf } from './code-edit.ts';
import {
  cell,
  cells,
  clip,
  count,
  digits,
  field,
  frame,
  letters,
  line,
  other,
  row,
} from './OtpField.css.ts';
import { useCode } from './useCode.ts';

/** Words of the button that changes between the digits and a longer code with letters. */
export type OtherCode = {
  /** "Use a recovery code". */
  readonly label: string;
  /** Back to the digits: "Use the code of the app". */
  readonly backLabel: string;
};

export type OtpFieldProps = FieldWords &
  Pick<
    AriaTextFieldProps,
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'onFocus'
    | 'isRequired'
    | 'isDisabled'
    | 'validate'
    | 'autoFocus'
  > & {
    /** The number of digits. Default: 6. */
    readonly length?: number;
    /**
     * Called once with each code, when its last digit is typed, pasted or filled in. It may submit
     * the form, which keeps its button.
     */
    readonly onComplete?: (code: string) => void;
    /**
     * A longer code with letters is accepted, too. The cells become one line of text when its button
     * is pressed, for a keypad without letters, and as soon as a letter is typed or pasted.
     */
    readonly otherCode?: OtherCode;
  };

/** A code of a few digits that is valid once: one input, drawn as a row of cells. */
export function OtpField(props: OtpFieldProps) {
  const { label, description, errorMessage, requiredMessage, ...input } = props;
  const { length = 6, otherCode, onComplete, value, defaultValue, onChange, ...aria } = input;
  const takesOther = otherCode !== undefined;
  const code = useCode({ value, defaultValue, onChange, onComplete, length, takesOther });
  const { isText, selection } = code;
  const changeKind = () => {
    // Drawn before the focus comes back, so that a phone opens the keyboard of the new kind.
    flushSync(code.change);
    code.ref.current?.focus();
    code.ref.current?.select();
  };
  return (
    <AriaTextField
      {...aria}
      value={code.value}
      {...(errorMessage !== undefined && { isInvalid: true })}
      autoComplete="one-time-code"
      inputMode={isText ? 'text' : 'numeric'}
      {...(!isText && { pattern: `\\d{${length}}` })}
      spellCheck="false"
      className={field}
    >
      {({ isInvalid, isDisabled }) => (
        <FieldFrame
          {...{ label, description, errorMessage, requiredMessage, isInvalid }}
          explain={({ patternMismatch }) =>
            patternMismatch ? sayWith('Enter all {count} digits', { count: length }) : undefined
          }
        >
          <div className={frame} style={{ [variableName(count)]: length }}>
            <div className={row({ isText, isInvalid, isDisabled })}>
              {!isText && (
                <span className={cells} aria-hidden>
                  {Array.from({ length }, (_, at) => {
                    const mark = selection === undefined ? 'none' : markOf(at, selection, length);
                    return <span key={at} className={cell({ mark, isDisabled })} />;
                  })}
                </span>
              )}
              <div className={isText ? line : clip}>
                <Input
                  ref={code.ref}
                  // Passed explicitly as false too: a browser treats an empty required field as
                  // invalid before it is touched.
                  aria-invalid={isInvalid}
                  autoCapitalize="none"
                  className={isText ? `${control({ size: 'tall' })} ${letters}` : digits}
                  {...code.inputProps}
                />
              </div>
            </div>
          </div>
          {otherCode !== undefined && (
            <Button className={other} onPress={changeKind} isDisabled={isDisabled}>
              {isText ? otherCode.backLabel : otherCode.label}
            </Button>
          )}
        </FieldFrame>
      )}
    </AriaTextField>
  );
}
