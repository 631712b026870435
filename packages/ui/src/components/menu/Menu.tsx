import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { popover } from '../../parts/popover/Popover.css.ts';
import { item as itemClass, menu } from './Menu.css.ts';

/** One action of a menu. */
export type MenuAction<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly icon?: Glyph;
  readonly isDisabled?: boolean;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'neutral' | 'danger';
};

/** What a menu takes: the button that opens it, and its actions. */
export type MenuProps<Id extends string> = {
  /** One Button or IconButton; its name is also the menu's. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuAction<Id>[];
  readonly onAction: (id: Id) => void;
  readonly placement?: 'bottom start' | 'bottom end';
};

/** A few actions behind one button. */
export function Menu<Id extends string>({
  trigger,
  items,
  onAction,
  placement = 'bottom end',
}: MenuProps<Id>) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={4} className={popover}>
        <AriaMenu className={menu}>
          {items.map(({ id, label, icon, isDisabled = false, tone = 'neutral' }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              isDisabled={isDisabled}
              onAction={() => onAction(id)}
              className={itemClass({ tone })}
            >
              {icon && <Icon glyph={icon} size={16} />}
              <span>{label}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
