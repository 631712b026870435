import { Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { control, field } from '../../parts/field/Field.css.ts';

/** Its label is always shown; a placeholder is not a label. */
export type TextFieldProps = FieldWords &
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
    | 'isReadOnly'
    | 'validate'
    | 'autoComplete'
    | 'autoFocus'
    | 'inputMode'
    | 'enterKeyHint'
    | 'maxLength'
    | 'minLength'
    | 'pattern'
    | 'spellCheck'
    | 'type'
  > & {
    readonly size?: 'md' | 'lg';
    /** An example of a value, never the only instruction. */
    readonly placeholder?: string;
  };

/** One line of text. */
export function TextField({
  label,
  description,
  errorMessage,
  requiredMessage,
  size = 'md',
  placeholder,
  ...aria
}: TextFieldProps) {
  const words = { label, description, errorMessage, requiredMessage };
  return (
    <AriaTextField
      {...aria}
      {...(errorMessage !== undefined && { isInvalid: true })}
      className={field}
    >
      {({ isInvalid }) => (
        <FieldFrame {...words} isInvalid={isInvalid}>
          <Input
            // Passed explicitly as false too: a browser treats an empty required field as invalid
            // before it is touched.
            aria-invalid={isInvalid}
            className={control({ size })}
            {...(placeholder !== undefined && { placeholder })}
          />
        </FieldFrame>
      )}
    </AriaTextField>
  );
}
