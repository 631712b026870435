import { useId } from 'react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../button/index.ts';
import {
  actions,
  body,
  dialog,
  header,
  modal,
  overlay,
  title as titleClass,
} from '../dialog/Dialog.css.ts';
import { say } from '../../locale/language/index.ts';

export type ConfirmDialogProps = {
  readonly title: string;
  /** The question, with the names of the affected objects. */
  readonly children: ReactNode;
  readonly isOpen: boolean;
  /** Called with false when the reader cancels or presses Escape; closing after confirming is the caller's. */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onConfirm: () => void;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** The confirmed action is running: it cannot be cancelled any more. */
  readonly isPending?: boolean;
  /** There is nothing to confirm yet: the effect that the question shows is not known. */
  readonly isConfirmDisabled?: boolean;
  /** `danger` for an action that cannot be undone. */
  readonly tone?: 'primary' | 'danger';
};

/**
 * Asks for confirmation before an important action. Only its buttons and Escape close it; a press
 * outside does not.
 */
export function ConfirmDialog({
  title,
  children,
  isOpen,
  onOpenChange,
  onConfirm,
  confirmLabel = say('Continue'),
  cancelLabel = say('Cancel'),
  isPending = false,
  isConfirmDisabled = false,
  tone = 'primary',
}: ConfirmDialogProps) {
  const questionId = useId();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isKeyboardDismissDisabled={isPending}
      className={overlay}
    >
      <Modal className={modal({ size: 'sm' })}>
        <AriaDialog role="alertdialog" aria-describedby={questionId} className={dialog}>
          <div className={header}>
            <Heading slot="title" level={2} className={titleClass}>
              {title}
            </Heading>
          </div>
          <div id={questionId} className={body}>
            {children}
          </div>
          <div className={actions}>
            <Button slot="close" autoFocus isDisabled={isPending}>
              {cancelLabel}
            </Button>
            <Button
              variant={tone}
              onPress={onConfirm}
              isPending={isPending}
              isDisabled={isConfirmDisabled}
            >
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
