import { Suspense, lazy, useState } from 'react';
import { MenuIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { menuButton } from './AppShell.css.ts';
import type { ShellDrawerSheetProps } from './ShellDrawerSheet.tsx';
import { useIsNarrowerThan } from './useIsNarrowerThan.ts';

const ShellDrawerSheet = lazy(async () => ({
  default: (await import('./ShellDrawerSheet.tsx')).ShellDrawerSheet,
}));

type ShellDrawerProps = Omit<ShellDrawerSheetProps, 'isOpen' | 'onOpenChange'>;

/** The navigation on a narrow window: a button, and the drawer that it opens. */
export function ShellDrawer(props: ShellDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useIsNarrowerThan('tablet');
  return (
    <>
      <span className={menuButton}>
        <IconButton icon={MenuIcon} label="Open navigation" onPress={() => setIsOpen(true)} />
      </span>
      {/* On its way as soon as there is a button for it, so that a press need not wait. */}
      {isNarrow && (
        <Suspense fallback={null}>
          <ShellDrawerSheet {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
