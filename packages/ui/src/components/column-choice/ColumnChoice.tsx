import { Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import type { Selection } from 'react-aria-components';
import { popover } from '../../parts/popover/Popover.css.ts';
import { useOpenAtFirst } from '../../parts/popover/use-open-at-first.ts';
import { Button } from '../button/index.ts';
import { headingOf } from '../data-table/heading.ts';
import type { DataColumn } from '../data-table/index.ts';
import { CheckIcon, ColumnsIcon, Icon } from '../icon/index.ts';
import { say } from '../../locale/language/index.ts';
import { choice, list, mark, reset } from './ColumnChoice.css.ts';

/** Takes the columns of a DataTable, and the ids that it hides. */
export type ColumnChoiceProps = {
  readonly columns: readonly Pick<DataColumn<never>, 'id' | 'header'>[];
  /** Ids of the columns that are not shown, the same that the DataTable is given. The app remembers them. */
  readonly hiddenColumns: readonly string[];
  /** A column was shown or hidden. The last one that is shown cannot be hidden. */
  readonly onHiddenColumnsChange: (hidden: readonly string[]) => void;
  /** The button's text and the menu's name; "Columns" unless given. */
  readonly label?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Gives all columns their own widths again: the last entry of the menu. Missing where no width was changed. */
  readonly onResetWidths?: (() => void) | undefined;
  /** "Reset widths" unless given. */
  readonly resetWidthsLabel?: string;
  /** It is there already open: its code was loaded by the press on another button in its place. */
  readonly isOpenAtFirst?: boolean;
};

/** Which columns of the table beside it are shown. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const {
    columns,
    hiddenColumns,
    onHiddenColumnsChange,
    label = say('Columns'),
    size = 'md',
  } = props;
  const { isOpenAtFirst = false, onResetWidths, resetWidthsLabel = say('Reset widths') } = props;
  const ids = columns.map(({ id }) => id);
  const choose = (shown: Selection) =>
    onHiddenColumnsChange(shown === 'all' ? [] : ids.filter((id) => !shown.has(id)));
  return (
    <MenuTrigger {...useOpenAtFirst(isOpenAtFirst)}>
      <Button icon={ColumnsIcon} size={size} autoFocus={isOpenAtFirst}>
        {label}
      </Button>
      <Popover placement="bottom end" offset={4} className={popover}>
        <Menu
          className={list}
          selectionMode="multiple"
          disallowEmptySelection
          selectedKeys={ids.filter((id) => !hiddenColumns.includes(id))}
          onSelectionChange={choose}
        >
          {columns.map((column) => (
            <MenuItem
              key={column.id}
              id={column.id}
              textValue={headingOf(column)}
              className={choice}
            >
              <span className={mark}>
                <Icon glyph={CheckIcon} size={16} />
              </span>
              <span>{headingOf(column)}</span>
            </MenuItem>
          ))}
          {onResetWidths !== undefined && (
            <MenuSection aria-label={resetWidthsLabel} selectionMode="none" className={reset}>
              <MenuItem className={choice} onAction={onResetWidths}>
                {resetWidthsLabel}
              </MenuItem>
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
