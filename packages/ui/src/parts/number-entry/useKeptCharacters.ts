import { useRef } from 'react';
import type { ChangeEvent, CompositionEvent } from 'react';

/** What an input needs to keep only some characters. */
export type KeptCharacters = {
  readonly onChange: (text: string) => void;
  readonly inputProps: {
    readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onCompositionStart?: () => void;
    readonly onCompositionEnd?: (event: CompositionEvent<HTMLInputElement>) => void;
  };
};

/**
 * Leaves in a text only what may stand there, with the caret where it was. What an input method still composes is left
 * alone until it is done.
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
        // Written here already: React then finds what it would write, and leaves the caret where it is.
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
