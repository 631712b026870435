import { useId, useRef } from 'react';
import type { ClipboardEvent } from 'react';
import { Group, Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { FieldFrame, useFormReset, useJudgedAnew } from '../field/index.ts';
import type { FieldWords } from '../field/index.ts';
import { control, field } from '../field/Field.css.ts';
import { box, figures, unit as unitClass } from './NumberEntry.css.ts';
import type { NumberWords } from './number-words.ts';
import { useKeptCharacters } from './useKeptCharacters.ts';
import { useNumberText } from './useNumberText.ts';
import { useSteps } from './useSteps.ts';

/** What every field for a number takes, whatever the number is of. */
export type NumberEntryProps<V extends number | bigint> = FieldWords &
  Pick<
    AriaTextFieldProps,
    'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'autoFocus'
  > & {
    /** Null for nothing. Left out, the field keeps it, from `defaultValue` on. */
    readonly value?: V | null;
    readonly defaultValue?: V | null;
    /** Called with each change of the number; null while there is none, or a text that is none. */
    readonly onChange?: (value: V | null) => void;
    /** What to do about a number, or null where it is right. Asked when the field is left or its form sent. */
    readonly validate?: (value: V) => string | null;
    readonly size?: 'sm' | 'md' | 'lg';
    /** An example of a number, never the only instruction. */
    readonly placeholder?: string;
  };

type NumberEntryParts<V extends number | bigint> = NumberEntryProps<V> & {
  readonly words: NumberWords<V>;
  readonly inputMode: 'numeric' | 'decimal';
  /** Behind the number: what it counts. */
  readonly unit?: string | undefined;
};

/** A number as text: typed as people write it, kept as it was typed while it is no number, and written out when left. */
export function NumberEntry<V extends number | bigint>(props: NumberEntryParts<V>) {
  const { label, description, errorMessage, requiredMessage, ...number } = props;
  const { value, defaultValue, onChange, validate, words, ...rest } = number;
  const { unit, size = 'md', placeholder, name, inputMode, onBlur, ...aria } = rest;
  const ref = useRef<HTMLInputElement>(null);
  const unitId = useId();
  const entry = useNumberText(words, { value, defaultValue, onChange });
  const kept = useKeptCharacters(words.keep, entry.type);
  const { said, stepByKey } = useSteps(words, entry);
  useJudgedAnew(ref, entry.text);
  useFormReset(ref, entry.forgive);
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
              // Said, too, where it is not: a browser takes an empty required field for wrong before it is touched.
              aria-invalid={isInvalid}
              // What is sent is the number, not its text.
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
            {/* A text that was taken away, or not taken, is told at once: the focus may be elsewhere by then. */}
            <span role="status">{entry.refusal ?? said}</span>
          </VisuallyHidden>
        </FieldFrame>
      )}
    </AriaTextField>
  );
}
