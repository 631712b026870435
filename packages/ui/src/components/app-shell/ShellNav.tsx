import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { useIsNarrowerThan } from './useIsNarrowerThan.ts';
import { item as itemClass, label, list, nav, note } from './ShellNav.css.ts';

/** A place to go, or something to do, in the sidebar. */
export type ShellItem = {
  readonly label: string;
  readonly icon: Glyph;
  /** A count or a word at the end of the line: "3", "1 alert". */
  readonly note?: string;
} & (
  | { readonly href: string; readonly isCurrent?: boolean; readonly opensNewTab?: boolean }
  | { readonly onPress: () => void; readonly href?: undefined }
);

export type ShellNavProps = {
  readonly label: string;
  readonly items: readonly ShellItem[];
  readonly footerItems: readonly ShellItem[];
  /** A place was chosen: a drawer closes. */
  readonly onChoose?: () => void;
};

/** The navigation of the back office, used in the sidebar and in the drawer. */
export function ShellNav({ label: navLabel, items, footerItems, onChoose }: ShellNavProps) {
  return (
    <nav aria-label={navLabel} className={nav}>
      <ShellList items={items} isFooter={false} onChoose={onChoose} />
      <ShellList items={footerItems} isFooter onChoose={onChoose} />
    </nav>
  );
}

type ShellListProps = {
  readonly items: readonly ShellItem[];
  readonly isFooter: boolean;
  readonly onChoose: (() => void) | undefined;
};

function ShellList({ items, isFooter, onChoose }: ShellListProps) {
  return (
    <ul className={list({ isFooter })}>
      {items.map((item) => (
        <li key={item.label}>
          <ShellEntry item={item} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

type ShellEntryProps = { readonly item: ShellItem; readonly onChoose: (() => void) | undefined };

/* When only the icon is visible, the label is shown as a tooltip. */
function ShellEntry({ item, onChoose }: ShellEntryProps) {
  const isBelowDesktop = useIsNarrowerThan('desktop');
  const isDrawer = useIsNarrowerThan('tablet');
  const entry = <ShellAction item={item} onChoose={onChoose} />;
  return isBelowDesktop && !isDrawer ? (
    <Tooltip text={item.label} placement="end">
      {entry}
    </Tooltip>
  ) : (
    entry
  );
}

function ShellAction({ item, onChoose }: ShellEntryProps) {
  const content = (
    <>
      <Icon glyph={item.icon} />
      <span className={label}>{item.label}</span>
      {item.note !== undefined && <span className={note}>{item.note}</span>}
    </>
  );
  if (item.href === undefined) {
    const press = () => {
      onChoose?.();
      item.onPress();
    };
    return (
      <AriaButton className={itemClass} onPress={press}>
        {content}
      </AriaButton>
    );
  }
  return (
    <AriaLink
      className={itemClass}
      href={item.href}
      {...(onChoose && { onPress: onChoose })}
      {...(item.isCurrent === true && { 'aria-current': 'page' as const })}
      {...(item.opensNewTab === true && { target: '_blank', rel: 'noreferrer' })}
    >
      {content}
    </AriaLink>
  );
}
