import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon, Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { say } from '../../locale/language/index.ts';
import { copyButton, word, words } from './CopyButton.css.ts';
import { writeToClipboard } from './writeToClipboard.ts';
import type { CopyFailure } from './writeToClipboard.ts';

/** How long "Copied" stays, in ms: as long as a toast (FORM-34). */
const copiedFor = 5000;

export type CopyButtonProps = {
  /** The text for the clipboard. */
  readonly value: string;
  /** The name of the copied value, for a screen reader: "Invoice ID". */
  readonly what: string;
  readonly label?: string;
  readonly copiedLabel?: string;
  /** The words, or where room is short only the icon. */
  readonly look?: 'text' | 'icon';
  readonly onCopied?: () => void;
  /**
   * Called with the reason when a copy fails. By default it is logged and the reader is not
   * interrupted (FORM-34).
   */
  readonly onError?: (failure: CopyFailure) => void;
};

/* A new object for each copy, so that each copy restarts the timer. */
type Copied = { readonly value: string };

/**
 * Copies a text and confirms it for a short time. A native button, small enough for the payment
 * form.
 */
export function CopyButton(props: CopyButtonProps) {
  const {
    value,
    what,
    label = say('Copy'),
    copiedLabel = say('Copied'),
    look = 'text',
    onCopied,
    onError = logFailure,
  } = props;
  const [copied, setCopied] = useState<Copied>();
  const isCopied = copied?.value === value;

  useEffect(() => {
    const timer = copied && setTimeout(() => setCopied(undefined), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const failure = await writeToClipboard(value);
    setCopied(failure === null ? { value } : undefined);
    if (failure === null) {
      onCopied?.();
    } else {
      onError(failure);
    }
  };

  return (
    <>
      <button
        type="button"
        className={copyButton({ look, isCopied })}
        aria-label={`${isCopied ? copiedLabel : label}: ${what}`}
        onClick={() => void copy()}
      >
        <Icon glyph={isCopied ? CheckIcon : CopyIcon} size={16} />
        {look === 'text' && (
          <span className={words}>
            <span className={word({ isShown: !isCopied })}>{label}</span>
            <span className={word({ isShown: isCopied })}>{copiedLabel}</span>
          </span>
        )}
      </button>
      <VisuallyHidden>
        <span role="status">{isCopied ? `${copiedLabel}: ${what}` : ''}</span>
      </VisuallyHidden>
    </>
  );
}

// oxlint-disable-next-line no-console -- it is logged, and that is all (FORM-34)
const logFailure = (failure: CopyFailure): void => console.warn(failure);
