import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { say } from '../../locale/language/index.ts';
import { useHoldEntered } from './hold-entered.ts';

/** Closes a dialog with fields. */
export type DiscardQuestion = {
  /** The dialog's `onOpenChange`: it asks first where something was entered. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** A child of the dialog: the question, while it is open. */
  readonly question: ReactNode;
};

/**
 * Discards what was entered in a dialog only after a question. A `FormDialog` has it already; it is for a dialog that
 * is more than a form.
 * @param hasEntered whether closing would lose something
 * @param lost what that is: text that was entered, or a value that is shown only once
 */
export function useDiscardQuestion(
  hasEntered: () => boolean,
  onOpenChange: (isOpen: boolean) => void,
  lost: 'entered' | 'shownOnce' = 'entered',
): DiscardQuestion {
  const [isAsking, setIsAsking] = useState(false);
  useHoldEntered(hasEntered);
  const discard = () => {
    setIsAsking(false);
    onOpenChange(false);
  };
  return {
    onOpenChange: (next) => {
      if (!next && hasEntered()) setIsAsking(true);
      else onOpenChange(next);
    },
    question: isAsking && (
      <ConfirmDialog
        {...wordsOf[lost]()}
        tone="danger"
        isOpen
        onOpenChange={setIsAsking}
        onConfirm={discard}
      >
        {consequences[lost]()}
      </ConfirmDialog>
    ),
  };
}

const wordsOf = {
  entered: () => ({
    title: say('Close without saving?'),
    confirmLabel: say('Discard'),
    cancelLabel: say('Keep editing'),
  }),
  shownOnce: () => ({
    title: say('Close for good?'),
    confirmLabel: say('Close for good'),
    cancelLabel: say('Go back'),
  }),
};

const consequences = {
  entered: () => say('What you entered is not saved.'),
  shownOnce: () => say('It is not shown again. Copy it first.'),
};
