import { MenuItem } from 'react-aria-components';
import type { MenuItemProps } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { item, itemText, reason } from './Menu.css.ts';
import type { MenuAction } from './menu-action.ts';

type MenuEntryProps = {
  readonly action: MenuAction<string>;
  readonly onAction: () => void;
};

/**
 * One action. React Aria skips a disabled one, so a screen reader would never learn the reason:
 * this one can be reached, announces that it is unavailable and why, and does nothing.
 */
export function MenuEntry({ action, onAction }: MenuEntryProps) {
  const { id, label, icon, tone = 'neutral', disabledReason } = action;
  const isUnavailable = disabledReason !== undefined;
  return (
    <MenuItem
      id={id}
      textValue={label}
      {...(isUnavailable ? unavailable : { onAction })}
      className={item({ tone: isUnavailable ? 'unavailable' : tone })}
    >
      {icon && <Icon glyph={icon} size={16} />}
      <span className={itemText}>
        <span>{label}</span> {isUnavailable && <span className={reason}>{disabledReason}</span>}
      </span>
    </MenuItem>
  );
}

const unavailable: Pick<MenuItemProps, 'shouldCloseOnSelect' | 'render'> = {
  shouldCloseOnSelect: false,
  render: (props) =>
    'href' in props ? (
      // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the props
      <a {...props} aria-disabled="true" />
    ) : (
      <div {...props} aria-disabled="true" />
    ),
};
