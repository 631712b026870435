import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { say } from '../../locale/language/index.ts';
import {
  actions as actionsClass,
  body,
  dialog,
  header,
  modal,
  overlay,
  title as titleClass,
} from './Dialog.css.ts';

/** It can always be closed: by its button, Escape and a press outside. */
export type DialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** `sm` (440 px) for a question or a short form, `md` (768 px) for the settlement, `lg` (800 px) for the rest. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** The name of the close button. */
  readonly closeLabel?: string;
};

/** A task of its own over the page, which waits behind it. */
export function Dialog({
  title,
  children,
  isOpen,
  onOpenChange,
  actions,
  size = 'sm',
  closeLabel = say('Close'),
}: DialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={overlay}>
      <Modal className={modal({ size })}>
        <AriaDialog className={dialog}>
          <div className={header}>
            <Heading slot="title" level={2} className={titleClass}>
              {title}
            </Heading>
            <IconButton slot="close" icon={CloseIcon} label={closeLabel} />
          </div>
          <div className={body}>{children}</div>
          {actions !== undefined && <div className={actionsClass}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
