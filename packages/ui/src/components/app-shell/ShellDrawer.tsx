import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { MenuIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { say } from '../../locale/language/index.ts';
import { menuButton } from './AppShell.css.ts';
import type { ShellDrawerSheetProps } from './ShellDrawerSheet.tsx';
import { useIsNarrowerThan } from './useIsNarrowerThan.ts';

type ShellDrawerProps = Omit<ShellDrawerSheetProps, 'isOpen' | 'onOpenChange'>;

/*
 * The lazily loaded drawer. While the network is down, the page stays and the drawer is requested
 * again when the network returns.
 */
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
  // Starts loading as soon as the button is rendered, so that a press does not wait.
  const sheet = useSheet(isNarrow);
  return (
    <>
      <span className={menuButton}>
        <IconButton
          icon={MenuIcon}
          label={say('Open navigation')}
          onPress={() => setIsOpen(true)}
        />
      </span>
      {isNarrow &&
        sheet !== undefined &&
        createElement(sheet, { ...props, isOpen, onOpenChange: setIsOpen })}
    </>
  );
}
