import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { MenuIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { menuButton } from './AppShell.css.ts';
import type { ShellDrawerSheetProps } from './ShellDrawerSheet.tsx';
import { useIsNarrowerThan } from './useIsNarrowerThan.ts';

type ShellDrawerProps = Omit<ShellDrawerSheetProps, 'isOpen' | 'onOpenChange'>;

/* The drawer once it has come. Where the network is away it is asked for when that is back, and the page stays. */
function useSheet(isWanted: boolean): ComponentType<ShellDrawerSheetProps> | undefined {
  const [sheet, setSheet] = useState<ComponentType<ShellDrawerSheetProps>>();
  const isMissing = isWanted && sheet === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const load = () =>
      void import('./ShellDrawerSheet.tsx').then(
        ({ ShellDrawerSheet }) => setSheet(() => ShellDrawerSheet),
        () => undefined,
      );
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isMissing]);
  return sheet;
}

/** The navigation on a narrow window: a button, and the drawer that it opens. */
export function ShellDrawer(props: ShellDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useIsNarrowerThan('tablet');
  // On its way as soon as there is a button for it, so that a press need not wait.
  const sheet = useSheet(isNarrow);
  return (
    <>
      <span className={menuButton}>
        <IconButton icon={MenuIcon} label="Open navigation" onPress={() => setIsOpen(true)} />
      </span>
      {isNarrow &&
        sheet !== undefined &&
        createElement(sheet, { ...props, isOpen, onOpenChange: setIsOpen })}
    </>
  );
}
