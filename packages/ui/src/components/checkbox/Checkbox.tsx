import { CheckboxButton, CheckboxField } from 'react-aria-components';
import type { CheckboxFieldProps } from 'react-aria-components';
import { choice, target, words } from '../../parts/choice/Choice.css.ts';
import { CheckboxWords } from './CheckboxWords.tsx';
import type { FieldWords } from '../../parts/field/index.ts';
import { CheckMark } from './CheckMark.tsx';

/** The label is next to the box, and pressing it ticks the box. */
export type CheckboxProps = FieldWords &
  Pick<
    CheckboxFieldProps,
    | 'name'
    | 'value'
    | 'isSelected'
    | 'defaultSelected'
    | 'isIndeterminate'
    | 'onChange'
    | 'isRequired'
    | 'isDisabled'
    | 'isReadOnly'
    | 'validate'
    | 'autoFocus'
  >;

/** A yes or no that counts once its form is sent. */
export function Checkbox({
  label,
  description,
  errorMessage,
  requiredMessage,
  ...aria
}: CheckboxProps) {
  return (
    <CheckboxField
      {...aria}
      {...(errorMessage !== undefined && { isInvalid: true })}
      className={choice}
    >
      <CheckboxButton className={target}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
            <span className={words}>{label}</span>
          </>
        )}
      </CheckboxButton>
      <CheckboxWords {...{ description, errorMessage, requiredMessage }} />
    </CheckboxField>
  );
}
