import { useRef, useState } from 'react';
import type { ChangeEvent, CompositionEvent, ReactNode, RefObject } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { FieldFrame, useFormReset, useRevalidation } from '../field/index.ts';
import type { FieldWords } from '../field/index.ts';
import { control, field as fieldClass } from '../field/Field.css.ts';
import { digits, end, row } from './MaskedField.css.ts';
import { maskEdit } from './mask-edit.ts';
import type { Mask, Masked } from './mask-edit.ts';
import { useEditHistory } from './use-edit-history.ts';

/** Props of every field with a mask. */
export type NumberFieldProps = FieldWords &
  Pick<AriaTextFieldProps, 'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur'> & {
    /** The masked text. */
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** Returns the error of a value, or null if it is valid. Called on blur and on submit. */
    readonly validate?: (value: string) => string | null;
    /** Where to put the focus when a server refuses the value. */
    readonly inputRef?: RefObject<HTMLInputElement | null>;
  };

type MaskedFieldProps = NumberFieldProps &
  Pick<AriaTextFieldProps, 'autoComplete' | 'inputMode'> & {
    readonly mask: Mask;
    /** Called with typed or pasted text, before masking. */
    readonly onTyped?: (raw: string) => void;
    /** Announced at once: why a paste was refused. */
    readonly news?: string | undefined;
    /** At the end of the field; decorative. */
    readonly sign?: ReactNode;
  };

/**
 * A line of digits that is grouped while typing. The caret keeps its place among the digits; text
 * in an input method's composition is masked when it ends. A form reset restores the initial value.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { label, description, errorMessage, requiredMessage, ...field } = props;
  const { mask, onTyped, news, sign, inputRef, value, onChange, ...aria } = field;
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? ownRef;
  useRevalidation(ref, value);
  const words = { label, description, errorMessage, requiredMessage };
  const [initial] = useState(value);
  useFormReset(ref, () => {
    onTyped?.(initial);
    onChange(initial);
  });
  const show = (input: HTMLInputElement, { text, caret }: Masked, raw = text) => {
    // Written here first: React then finds the same value and does not move the caret.
    input.value = text;
    if (input === document.activeElement) input.setSelectionRange(caret, caret);
    onTyped?.(raw);
    onChange(text);
  };
  const history = useEditHistory(value, show);
  const take = (input: HTMLInputElement, inputType: string) => {
    // From the browser's menu: its own history knows nothing of the mask.
    if (inputType === 'historyUndo') return show(input, history.step('undo'));
    if (inputType === 'historyRedo') return show(input, history.step('redo'));
    const raw = input.value.normalize('NFKC');
    const edit = { raw, caret: input.selectionStart ?? raw.length, inputType };
    const masked = maskEdit(mask, value, edit);
    history.record(masked);
    return show(input, masked, raw);
  };
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (isComposing(nativeEvent)) onChange(currentTarget.value);
    else take(currentTarget, inputTypeOf(nativeEvent));
  };
  const compose = ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    take(currentTarget, '');
  return (
    <AriaTextField
      {...aria}
      value={value}
      {...(errorMessage !== undefined && { isInvalid: true })}
      spellCheck="false"
      className={fieldClass}
    >
      {({ isInvalid }) => (
        <FieldFrame {...words} isInvalid={isInvalid}>
          <div className={row}>
            <Input
              ref={ref}
              // Passed explicitly as false too: a browser treats an empty required field as invalid
              // before it is touched.
              aria-invalid={isInvalid}
              onChange={change}
              onCompositionEnd={compose}
              onKeyDown={history.onKeyDown}
              className={`${control({ size: 'lg', hasEnd: sign !== undefined })} ${digits}`}
            />
            {sign !== undefined && <span className={end}>{sign}</span>}
          </div>
          {news !== undefined && (
            <VisuallyHidden>
              <span role="status">{news}</span>
            </VisuallyHidden>
          )}
        </FieldFrame>
      )}
    </AriaTextField>
  );
}

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

const inputTypeOf = (event: Event): string => (event instanceof InputEvent ? event.inputType : '');
