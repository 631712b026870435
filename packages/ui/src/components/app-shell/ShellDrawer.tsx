import { useState } from 'react';
import { Drawer } from '../drawer/index.ts';
import { MenuIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { menuButton } from './AppShell.css.ts';
import { ShellBrand } from './ShellBrand.tsx';
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
      <Drawer
        title="Navigation"
        closeLabel="Close navigation"
        heading={<ShellBrand name={brandName} href={homeHref} onChoose={close} />}
        side="start"
        size="sm"
        isOpen={isOpen && isNarrow}
        onOpenChange={setIsOpen}
      >
        <ShellNav label="Main" items={items} footerItems={footerItems} onChoose={close} />
      </Drawer>
    </>
  );
}
