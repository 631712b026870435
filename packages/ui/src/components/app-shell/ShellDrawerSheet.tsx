import { Drawer } from '../drawer/index.ts';
import { ShellBrand } from './ShellBrand.tsx';
import type { ShellItem } from './ShellNav.tsx';
import { ShellNav } from './ShellNav.tsx';

export type ShellDrawerSheetProps = {
  readonly brandName: string;
  readonly homeHref: string;
  readonly items: readonly ShellItem[];
  readonly footerItems: readonly ShellItem[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** The navigation in a drawer. A separate module, because a wide window does not need it. */
export function ShellDrawerSheet(props: ShellDrawerSheetProps) {
  const { brandName, homeHref, items, footerItems, isOpen, onOpenChange } = props;
  const close = () => onOpenChange(false);
  return (
    <Drawer
      title="Navigation"
      closeLabel="Close navigation"
      heading={<ShellBrand name={brandName} href={homeHref} onChoose={close} />}
      side="start"
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <ShellNav label="Main" items={items} footerItems={footerItems} onChoose={close} />
    </Drawer>
  );
}
