import type { ReactElement } from 'react';
import { Header, Menu as AriaMenu, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { popover } from '../../parts/popover/Popover.css.ts';
import { useOpenAtFirst } from '../../parts/popover/use-open-at-first.ts';
import { menu, section, sectionTitle } from './Menu.css.ts';
import type { MenuAction, MenuGroup } from './menu-action.ts';
import { MenuEntry } from './MenuEntry.tsx';

/** Takes the button that opens the menu, and its actions. */
export type MenuProps<Id extends string> = {
  /** One Button or IconButton; its name is also the menu's. */
  readonly trigger: ReactElement;
  readonly items: readonly (MenuAction<Id> | MenuGroup<Id>)[];
  readonly onAction: (id: Id) => void;
  readonly placement?: 'bottom start' | 'bottom end';
  /** It is there already open: its code was loaded by the press on another button in its place. The trigger takes `autoFocus`. */
  readonly isOpenAtFirst?: boolean;
};

/** A few actions behind one button. */
export function Menu<Id extends string>({
  trigger,
  items,
  onAction,
  placement = 'bottom end',
  isOpenAtFirst = false,
}: MenuProps<Id>) {
  const entry = (action: MenuAction<Id>) => (
    <MenuEntry key={action.id} action={action} onAction={() => onAction(action.id)} />
  );
  return (
    <MenuTrigger {...useOpenAtFirst(isOpenAtFirst)}>
      {trigger}
      <Popover placement={placement} offset={4} className={popover}>
        <AriaMenu className={menu}>
          {items.map((item) =>
            'items' in item ? (
              <MenuSection key={item.title} className={section}>
                <Header className={sectionTitle}>{item.title}</Header>
                {item.items.map(entry)}
              </MenuSection>
            ) : (
              entry(item)
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
