import { useState } from 'react';
import { Input, TextField as AriaTextField, ToggleButton } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { control, field } from '../../parts/field/Field.css.ts';
import { HideIcon, Icon, ShowIcon } from '../icon/index.ts';
import { endButton, row } from '../../parts/field/FieldEnd.css.ts';
import { say } from '../../locale/language/index.ts';

export type PasswordFieldProps = FieldWords &
  Pick<
    AriaTextFieldProps,
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'isRequired'
    | 'isDisabled'
    | 'autoFocus'
    | 'minLength'
  > & {
    /** Which password a manager should offer: the one in use, or a fresh one. */
    readonly autoComplete: 'current-password' | 'new-password';
    /** The name of the toggle; a screen reader adds whether it is pressed. */
    readonly showLabel?: string;
  };

/** A password, hidden until the reader chooses to show it. */
export function PasswordField({
  label,
  description,
  errorMessage,
  requiredMessage,
  showLabel = say('Show password'),
  ...aria
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const words = { label, description, errorMessage, requiredMessage };
  return (
    <AriaTextField
      {...aria}
      {...(errorMessage !== undefined && { isInvalid: true })}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      className={field}
    >
      {({ isInvalid, isDisabled }) => (
        <FieldFrame {...words} isInvalid={isInvalid}>
          <div className={row}>
            <Input className={control({ hasEnd: true })} />
            <ToggleButton
              aria-label={showLabel}
              isSelected={isShown}
              onChange={setIsShown}
              isDisabled={isDisabled}
              className={endButton}
            >
              <Icon glyph={isShown ? HideIcon : ShowIcon} />
            </ToggleButton>
          </div>
        </FieldFrame>
      )}
    </AriaTextField>
  );
}
