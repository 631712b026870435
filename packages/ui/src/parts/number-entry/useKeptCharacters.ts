import { useRef } from 'react';
import type { ChangeEvent, CompositionEvent } from 'react';

/** Props of an input that accepts only some characters. */
export type KeptCharacters = {
  readonly onChange: (text: string) => void;
  readonly inputProps: {
    readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onCompositionStart?: () => void;
    readonly onCompositionEnd?: (event: CompositionEvent<HTMLInputElement>) => void;
  };
};

/**
 * Removes all but the accepted characters and keeps the caret. Text in an input method's
 * composition is filtered when it ends.
 */
export function useKeptCharacters(
  keep: ((text: string) => string) | undefined,
  onText: (text: string) => void,
): KeptCharacters {
  const isComposing = useRef(false);
  if (keep === undefined) return { onChange: onText, inputProps: {} };
  return {
    onChange: (text) => onText(isComposing.current ? text : keep(text)),
    inputProps: {
      onChange: ({ currentTarget: input }) => {
        if (isComposing.current || keep(input.value) === input.value) return;
        const caret = keep(input.value.slice(0, input.selectionStart ?? undefined)).length;
        // Written here first: React then finds the same value and does not move the caret.
        input.value = keep(input.value);
        input.setSelectionRange(caret, caret);
      },
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: ({ currentTarget }) => {
        isComposing.current = false;
        onText(keep(currentTarget.value));
      },
    },
  };
}
