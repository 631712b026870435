import { useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { CloseIcon, MenuIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { menuButton } from './AppShell.css.ts';
import { ShellBrand } from './ShellBrand.tsx';
import { content, head, overlay, panel } from './ShellDrawer.css.ts';
import { ShellNav } from './ShellNav.tsx';
import type { ShellItem } from './ShellNav.tsx';
import { useIsNarrowerThan } from './useIsNarrowerThan.ts';

type ShellDrawerProps = {
  readonly brandName: string;
  readonly homeHref: string;
  readonly items: readonly ShellItem[];
  readonly footerItems: readonly ShellItem[];
};

/** The navigation on a narrow window: a button, and the drawer that it opens. */
export function ShellDrawer({ brandName, homeHref, items, footerItems }: ShellDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useIsNarrowerThan('tablet');
  const close = () => setIsOpen(false);
  return (
    <>
      <span className={menuButton}>
        <IconButton icon={MenuIcon} label="Open navigation" onPress={() => setIsOpen(true)} />
      </span>
      <ModalOverlay
        className={overlay}
        isOpen={isOpen && isNarrow}
        onOpenChange={setIsOpen}
        isDismissable
      >
        <Modal className={panel}>
          <Dialog aria-label="Navigation" className={content}>
            <div className={head}>
              <ShellBrand name={brandName} href={homeHref} onChoose={close} />
              <IconButton icon={CloseIcon} label="Close navigation" onPress={close} />
            </div>
            <ShellNav label="Main" items={items} footerItems={footerItems} onChoose={close} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
