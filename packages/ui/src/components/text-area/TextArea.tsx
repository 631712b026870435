import { useId, useState } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { control, counter, field } from '../../parts/field/Field.css.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { say, sayWith } from '../../locale/language/index.ts';
import { area, grow } from './TextArea.css.ts';
import { useCharacterCount } from './useCharacterCount.ts';

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
    /**
     * The maximum number of characters, counted below. Longer text stays, and is an error until it
     * is shortened.
     */
    readonly characterLimit?: number;
    /** The text of the counter: characters left; below zero, characters too many. */
    readonly countText?: (left: number) => string;
  };

/** Text of several lines. It grows from 3 lines to 12, then scrolls. */
export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, requiredMessage, ...input } = props;
  const { characterLimit = null, countText = usualCount, placeholder, ...aria } = input;
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const text = props.value ?? own;
  const countId = useId();
  const { left, said } = useCharacterCount(text, characterLimit, countText);
  const isTooLong = characterLimit !== null && left < 0;
  // If the text is too long, the error says by how much.
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
              // Passed explicitly as false too: a browser treats an empty required field as invalid
              // before it is touched.
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

function usualCount(left: number): string {
  const count = Math.abs(left);
  if (left < 0) {
    return count === 1
      ? say('Remove 1 character')
      : sayWith('Remove {count} characters', { count });
  }
  return count === 1 ? say('1 character left') : sayWith('{count} characters left', { count });
}
