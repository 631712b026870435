import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import {
  actions as actionsClass,
  body,
  content,
  head,
  overlay,
  panel,
  title as titleClass,
} from './Drawer.css.ts';

/** It can always be closed: by its button, Escape and a press outside. */
export type DrawerProps = {
  /** Its heading and its accessible name. */
  readonly title: string;
  /** The name of the close button: "Close navigation". */
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The side of the window: `start` for navigation, `end` for details. */
  readonly side?: 'start' | 'end';
  /** `sm` is as wide as the sidebar, `md` as a form; always narrower than the window. */
  readonly size?: 'sm' | 'md';
  /** Shown in the title's place, a brand for instance; the title is then the name alone. */
  readonly heading?: ReactNode;
  /** The buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
};

/** A sheet from the side, over the page, which waits behind it. */
export function Drawer({
  title,
  closeLabel,
  children,
  isOpen,
  onOpenChange,
  side = 'end',
  size = 'md',
  heading,
  actions,
}: DrawerProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={overlay}>
      <Modal className={panel({ side, size })}>
        <Dialog aria-label={title} className={content}>
          <div className={head}>
            {heading ?? <h2 className={titleClass}>{title}</h2>}
            <IconButton slot="close" icon={CloseIcon} label={closeLabel} />
          </div>
          <div className={body}>{children}</div>
          {actions !== undefined && <div className={actionsClass}>{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
