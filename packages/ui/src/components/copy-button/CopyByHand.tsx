import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { byHand } from './CopyButton.css.ts';
import type { CopyButtonProps } from './CopyButton.tsx';

/** What a place whose value can be copied by hand needs. */
export type CopyingByHand = Required<Pick<CopyButtonProps, 'onCopied' | 'onError'>> & {
  /** The clipboard refused: the value is selected. */
  readonly isByHand: boolean;
  /** Goes to the element that shows the value, and nothing else. */
  readonly target: RefObject<HTMLSpanElement | null>;
};

/** Selects a value where the clipboard refuses it, so that it can be copied by hand; with a CopyByHand that says so. */
export function useCopyByHand(): CopyingByHand {
  const target = useRef<HTMLSpanElement>(null);
  const [failures, setFailures] = useState(0);
  // Again with each failure: what was selected may not be any more.
  useEffect(() => {
    if (failures > 0 && target.current) getSelection()?.selectAllChildren(target.current);
  }, [failures]);
  const onError = useCallback(() => setFailures((count) => count + 1), []);
  const onCopied = useCallback(() => setFailures(0), []);
  return { isByHand: failures > 0, target, onCopied, onError };
}

/** What the words take. */
export type CopyByHandProps = {
  readonly isByHand: boolean;
  /** "The text is selected: copy it by hand." */
  readonly text: string;
};

/** Says, also to a screen reader, that a value was selected to be copied by hand; nothing while it need not be. */
export function CopyByHand({ isByHand, text }: CopyByHandProps) {
  return (
    <span role="status" {...(isByHand && { className: byHand })}>
      {isByHand && text}
    </span>
  );
}
