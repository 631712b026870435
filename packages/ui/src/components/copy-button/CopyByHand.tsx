import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { byHand } from './CopyButton.css.ts';
import type { CopyButtonProps } from './CopyButton.tsx';

/** The state of a value that can be copied by hand. */
export type CopyingByHand = Required<Pick<CopyButtonProps, 'onCopied' | 'onError'>> & {
  /** The clipboard refused: the value is selected. */
  readonly isByHand: boolean;
  /** Attach to the element that contains only the value. */
  readonly target: RefObject<HTMLSpanElement | null>;
};

/**
 * Selects a value when the clipboard refuses it, so that it can be copied by hand; CopyByHand shows
 * the message.
 */
export function useCopyByHand(): CopyingByHand {
  const target = useRef<HTMLSpanElement>(null);
  const [failures, setFailures] = useState(0);
  // Repeated for each failure: the selection may have changed.
  useEffect(() => {
    if (failures > 0 && target.current) getSelection()?.selectAllChildren(target.current);
  }, [failures]);
  const onError = useCallback(() => setFailures((count) => count + 1), []);
  const onCopied = useCallback(() => setFailures(0), []);
  return { isByHand: failures > 0, target, onCopied, onError };
}

export type CopyByHandProps = {
  readonly isByHand: boolean;
  /** "The text is selected: copy it by hand." */
  readonly text: string;
};

/**
 * Announces, also to a screen reader, that a value is selected and can be copied by hand;
 * empty otherwise.
 */
export function CopyByHand({ isByHand, text }: CopyByHandProps) {
  return (
    <span role="status" {...(isByHand && { className: byHand })}>
      {isByHand && text}
    </span>
  );
}
