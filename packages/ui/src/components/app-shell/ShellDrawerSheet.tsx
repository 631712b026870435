import type { ReactNode } from 'react';
import { Drawer } from '../drawer/index.ts';
import { say } from '../../locale/language/index.ts';
import { drawerStatus } from './AppShell.css.ts';
import { ShellBrand } from './ShellBrand.tsx';
import type { ShellItem } from './ShellNav.tsx';
import { ShellNav } from './ShellNav.tsx';

export type ShellDrawerSheetProps = {
  readonly brandName: string;
  readonly homeHref: string;
  readonly items: readonly ShellItem[];
  readonly footerItems: readonly ShellItem[];
  /** The status of the bar, which has no room for it. */
  readonly status?: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** The navigation in a drawer. A separate module, because a wide window does not need it. */
export function ShellDrawerSheet(props: ShellDrawerSheetProps) {
  const { brandName, homeHref, items, footerItems, isOpen, onOpenChange, status } = props;
  const close = () => onOpenChange(false);
  return (
    <Drawer
      title={say('Navigation')}
      closeLabel={say('Close navigation')}
      heading={<ShellBrand name={brandName} href={homeHref} onChoose={close} />}
      side="start"
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <ShellNav label={say('Main')} items={items} footerItems={footerItems} onChoose={close} />
      {status !== undefined && <div className={drawerStatus}>{status}</div>}
    </Drawer>
  );
}
