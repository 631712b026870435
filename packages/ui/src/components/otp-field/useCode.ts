import { useRef, useState } from 'react';
import type { ChangeEvent, ComponentProps, RefObject, SyntheticEvent } from 'react';
import type { Input } from 'react-aria-components';
import { useFormReset, useRevalidation } from '../../parts/field/index.ts';
import { codeEdit, hasLetter } from './code-edit.ts';
import type { Selection } from './code-edit.ts';

type CodeProps = {
  readonly value: string | undefined;
  readonly defaultValue: string | undefined;
  readonly onChange: ((value: string) => void) | undefined;
  readonly onComplete: ((code: string) => void) | undefined;
  readonly length: number;
  readonly takesOther: boolean;
};

type CodeState = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** Whether the field shows one line of text in place of the cells. */
  readonly isText: boolean;
  /** Undefined without focus. */
  readonly selection: Selection | undefined;
  readonly inputProps: Pick<
    ComponentProps<typeof Input>,
    'onChange' | 'onCompositionEnd' | 'onSelect' | 'onFocus' | 'onBlur'
  >;
  /** Changes between the cells and one line of text. */
  readonly change: () => void;
};

/** The text of a code field, kept to digits, with the selection in it. */
export function useCode(props: CodeProps): CodeState {
  const { defaultValue = '', onChange, onComplete, length, takesOther } = props;
  const ref = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [isTextChosen, setIsTextChosen] = useState(false);
  const [selection, setSelection] = useState<Selection>();
  const value = props.value ?? own;
  const isText = takesOther && (isTextChosen || hasLetter(value));
  // A change of its kind also changes what is wrong.
  useRevalidation(ref, `${isText} ${value}`);
  const write = (text: string) => {
    setOwn(text);
    if (text !== value) onChange?.(text);
  };
  useFormReset(ref, () => {
    setIsTextChosen(false);
    write(defaultValue);
  });
  const edit = (input: HTMLInputElement) => {
    const raw = input.value;
    if (takesOther && (isTextChosen || hasLetter(raw))) return write(raw);
    const { text, caret } = codeEdit(
      value,
      { raw, caret: input.selectionStart ?? raw.length },
      length,
    );
    if (text !== raw) {
      // Written here first: React then finds the same value and does not move the caret.
      input.value = text;
      if (input === document.activeElement) input.setSelectionRange(caret, caret);
    }
    select(input);
    write(text);
    if (text.length === length && text !== value) onComplete?.(text);
  };
  const select = (input: HTMLInputElement) => {
    if (input !== document.activeElement) return;
    const start = input.selectionStart ?? 0;
    setSelection({ start, end: input.selectionEnd ?? start });
  };
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => select(currentTarget);
  return {
    ref,
    value,
    isText,
    selection,
    inputProps: {
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        // The text of an input method is complete when its composition ends.
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (isComposing) write(currentTarget.value);
        else edit(currentTarget);
      },
      onCompositionEnd: ({ currentTarget }) => edit(currentTarget),
      onSelect: look,
      onFocus: look,
      onBlur: () => setSelection(undefined),
    },
    change: () => {
      setIsTextChosen(!isText);
      if (isText && hasLetter(value)) write('');
    },
  };
}
