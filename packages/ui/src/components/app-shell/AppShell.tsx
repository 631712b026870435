import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { say } from '../../locale/language/index.ts';
import {
  column,
  main,
  search as searchClass,
  shell,
  sidebar,
  skipLink,
  status as statusClass,
  title as titleClass,
  topBar,
  topBarPlace,
} from './AppShell.css.ts';
import { ShellBrand } from './ShellBrand.tsx';
import { ShellDrawer } from './ShellDrawer.tsx';
import { ShellNav } from './ShellNav.tsx';
import type { ShellItem } from './ShellNav.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

export type AppShellProps = {
  readonly brandName: string;
  /** Where the mark leads. */
  readonly homeHref: string;
  readonly items: readonly ShellItem[];
  readonly footerItems: readonly ShellItem[];
  /** The page's name: its first heading, in the top bar. */
  readonly title: string;
  /** The limits of the whole page, next to the title: a ShellScope. */
  readonly scope?: ReactNode;
  /** A ShellSearch. */
  readonly search?: ReactNode;
  /** At the end of the top bar, on a phone in the drawer: the clock, the person. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
};

/**
 * The frame around every signed-in page: sidebar, top bar and the main region (OFFICE-7). The
 * sidebar shows icons only on a middling window and becomes a drawer on a narrow one.
 */
export function AppShell(props: AppShellProps) {
  const { children, title, scope, search, ...navigation } = props;
  const { brandName, homeHref, items, footerItems, status } = navigation;
  const mainRef = useRef<HTMLElement>(null);
  useKeptFocus(mainRef);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus();
  };
  return (
    <div className={shell}>
      <a className={skipLink} href="#main" onClick={skip}>
        {say('Skip to content')}
      </a>
      <div className={sidebar}>
        <ShellBrand name={brandName} href={homeHref} />
        <ShellNav label={say('Main')} items={items} footerItems={footerItems} />
      </div>
      <div className={column}>
        <div className={topBarPlace}>
          <header className={topBar}>
            <ShellDrawer {...navigation} />
            <h1 className={titleClass}>{title}</h1>
            {scope}
            {search !== undefined && <div className={searchClass}>{search}</div>}
            {status !== undefined && <div className={statusClass}>{status}</div>}
          </header>
        </div>
        <main ref={mainRef} id="main" tabIndex={-1} className={main}>
          {children}
        </main>
      </div>
    </div>
  );
}
