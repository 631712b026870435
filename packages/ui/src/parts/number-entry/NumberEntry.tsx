import { useId, useRef } from 'react';
import type { ClipboardEvent } from 'react';
import { Group, Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { FieldFrame, useFormReset, useRevalidation } from '../field/index.ts';
import type { FieldWords } from '../field/index.ts';
import { control, field } from '../field/Field.css.ts';
import { box, figures, unit as unitClass } from './NumberEntry.css.ts';
import type { NumberWords } from './number-words.ts';
import { useKeptCharacters } from './useKeptCharacters.ts';
import { useNumberText } from './useNumberText.ts';
import { useSteps } from './useSteps.ts';

/** Props of every number field, for any kind of number. */
export type NumberEntryProps<V extends number | bigint> = FieldWords &
  Pick<
    AriaTextFieldProps,
    'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'autoFocus'
  > & {
    /** Null for nothing. Left out, the field keeps it, from `defaultValue` on. */
    readonly value?: V | null;
    readonly defaultValue?: V | null;
    /** Called at each change of the number; null for an empty or invalid text. */
    readonly onChange?: (value: V | null) => void;
    /** Returns the error of a number, or null if it is valid. Called on blur and on submit. */
    readonly validate?: (value: V) => string | null;
    readonly size?: 'sm' | 'md' | 'lg';
    /** An example of a number, never the only instruction. */
    readonly placeholder?: string;
  };

type NumberEntryParts<V extends number | bigint> = NumberEntryProps<V> & {
  readonly words: NumberWords<V>;
  readonly inputMode: 'numeric' | 'decimal';
  /** The unit, after the number. */
  readonly unit?: string | undefined;
};

/** A number as text: kept as typed while it has the focus or is invalid, and formatted on blur. */
export function NumberEntry<V extends number | bigint>(props: NumberEntryParts<V>) {
  const { label, description, errorMessage, requiredMessage, ...number } = props;
  const { value, defaultValue, onChange, validate, words, ...rest } = number;
  const { unit, size = 'md', placeholder, name, inputMode, onBlur, ...aria } = rest;
  const ref = useRef<HTMLInputElement>(null);
  const unitId = useId();
  const entry = useNumberText(words, { value, defaultValue, onChange });
  const kept = useKeptCharacters(words.keep, entry.type);
  const { said, stepByKey } = useSteps(words, entry);
  useRevalidation(ref, entry.text);
  useFormReset(ref, entry.clearError);
  const judge = (text: string) => {
    const reading = words.read(text);
    if (!reading.ok) return reading.message;
    return reading.value === null ? null : (validate?.(reading.value) ?? null);
  };
  const paste = (event: ClipboardEvent) => {
    const refusal = words.refusePasted?.(event.clipboardData.getData('text'));
    if (refusal === undefined) return;
    event.preventDefault();
    entry.refuse(refusal);
  };
  const wrong = errorMessage ?? entry.refusal;
  return (
    <AriaTextField
      {...aria}
      {...(name !== undefined && { name })}
      {...(unit !== undefined && { 'aria-describedby': unitId })}
      {...(wrong !== undefined && { isInvalid: true })}
      value={entry.text}
      onChange={kept.onChange}
      onBlur={(event) => {
        entry.leave();
        onBlur?.(event);
      }}
      onKeyDown={stepByKey}
      validate={judge}
      inputMode={inputMode}
      autoComplete="off"
      className={field}
    >
      {({ isInvalid, isReadOnly, isDisabled }) => (
        <FieldFrame {...{ label, description, requiredMessage, isInvalid }} errorMessage={wrong}>
          <Group className={`${control({ size })} ${box}`} isReadOnly={isReadOnly}>
            <Input
              ref={ref}
              // Passed explicitly as false too: a browser treats an empty required field as invalid
              // before it is touched.
              aria-invalid={isInvalid}
              // The form submits the number, not its text.
              name=""
              className={figures}
              onInvalid={entry.leave}
              onPaste={paste}
              {...kept.inputProps}
              {...(placeholder !== undefined && { placeholder })}
            />
            {unit !== undefined && (
              <span id={unitId} className={unitClass}>
                {unit}
              </span>
            )}
          </Group>
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              disabled={isDisabled}
              value={entry.value === null ? '' : words.plain(entry.value)}
            />
          )}
          <VisuallyHidden>
            {/* Discarded or refused text is reported at once, because the focus may have moved. */}
            <span role="status">{entry.refusal ?? said}</span>
          </VisuallyHidden>
        </FieldFrame>
      )}
    </AriaTextField>
  );
}
