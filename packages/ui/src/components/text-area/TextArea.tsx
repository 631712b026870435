import { useId, useState } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { control, counter, field } from '../../parts/field/Field.css.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { area, grow } from './TextArea.css.ts';
import { useCharacterCount } from './useCharacterCount.ts';

/** What a text area takes. */
export type TextAreaProps = FieldWords &
  Pick<
    AriaTextFieldProps,
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'isRequired'
    | 'isDisabled'
    | 'isReadOnly'
    | 'validate'
    | 'autoFocus'
    | 'spellCheck'
  > & {
    /** An example of a text, never the only instruction. */
    readonly placeholder?: string;
    /** The most characters, counted below. What is written beyond stays, and is an error until it is shortened. */
    readonly characterLimit?: number;
    /** How the counter says how many are left; below zero, how many are too many. */
    readonly countText?: (left: number) => string;
  };

/** Text of more than one line. It grows from 3 lines to 12 with what is written, then scrolls. */
export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, requiredMessage, ...input } = props;
  const { characterLimit = null, countText = countInEnglish, placeholder, ...aria } = input;
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const text = props.value ?? own;
  const countId = useId();
  const { left, said } = useCharacterCount(text, characterLimit, countText);
  const isTooLong = characterLimit !== null && left < 0;
  // Too long, the error says how much.
  const isCounted = characterLimit !== null && !isTooLong;
  const wrong = errorMessage ?? (isTooLong ? countText(left) : undefined);
  return (
    <AriaTextField
      {...aria}
      onChange={(next) => {
        setOwn(next);
        aria.onChange?.(next);
      }}
      {...(isCounted && { 'aria-describedby': countId })}
      {...(wrong !== undefined && { isInvalid: true })}
      className={field}
    >
      {({ isInvalid }) => (
        <FieldFrame
          {...{ label, description, requiredMessage, isInvalid }}
          errorMessage={wrong}
          counter={
            <>
              {isCounted && (
                <span id={countId} className={counter}>
                  {countText(left)}
                </span>
              )}
              <VisuallyHidden>
                <span role="status">{said}</span>
              </VisuallyHidden>
            </>
          }
        >
          <div className={grow} data-text={text}>
            <AriaTextArea
              // Said, too, where it is not: a browser takes an empty required field for wrong before it is touched.
              aria-invalid={isInvalid}
              className={`${control({ size: 'tall' })} ${area}`}
              rows={1}
              {...(placeholder !== undefined && { placeholder })}
            />
          </div>
        </FieldFrame>
      )}
    </AriaTextField>
  );
}

function countInEnglish(left: number): string {
  const count = Math.abs(left);
  const characters = count === 1 ? '1 character' : `${count} characters`;
  return left < 0 ? `Remove ${characters}` : `${characters} left`;
}
