import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { variableName } from '../../theme/variable-name.ts';
import { cell as cellClass, columnHead, count, rowHead, scroller, table } from './HeatMap.css.ts';
import type { HeatMapCell, HeatMapHeading, Place } from './heat-map-types.ts';
import { movedPlace } from './moved-place.ts';
import { useIsNarrow } from './useIsNarrow.ts';

type HeatTableProps = {
  readonly label: string;
  readonly rows: readonly HeatMapHeading[];
  readonly columns: readonly HeatMapHeading[];
  readonly cells: readonly (readonly HeatMapCell[])[];
  readonly corner: string;
  readonly tone: 'primary' | 'error';
  readonly hintId: string;
  readonly pointed: Place | null;
  readonly onFocus: (place: Place | null) => void;
  readonly onPoint: (place: Place | null) => void;
};

/* In rem: the least width of a column, and that of the headings of the rows with the gaps. */
const columnWidth = 2;
const headWidth = 5;

/**
 * The table, which has one stop of the keyboard. Where its columns have no room they are its rows, so that a week of
 * hours fits on a phone.
 */
export function HeatTable(props: HeatTableProps) {
  const { rows, columns, cells } = props;
  const [frameRef, isNarrow] = useIsNarrow(columns.length * columnWidth + headWidth);
  const isTurned = isNarrow && columns.length > rows.length;
  return (
    <div ref={frameRef} className={scroller}>
      <Grid
        {...props}
        {...(isTurned && { rows: columns, columns: rows })}
        isTurned={isTurned}
        cellAt={([row, column]) => (isTurned ? cells[column]?.[row] : cells[row]?.[column])}
        turn={isTurned ? ([row, column]) => [column, row] : (place) => place}
      />
    </div>
  );
}

type GridProps = HeatTableProps & {
  readonly isTurned: boolean;
  readonly cellAt: (place: Place) => HeatMapCell | undefined;
  /** Between a place of the table and one of the data, in both directions. */
  readonly turn: (place: Place) => Place;
};

function Grid(props: GridProps) {
  const { label, rows, columns, corner, tone, hintId, pointed, isTurned, cellAt, turn } = props;
  const tableRef = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<Place>([0, 0]);
  const [activeRow, activeColumn] = turn(stop);
  const [pointedRow, pointedColumn] = pointed === null ? [] : turn(pointed);

  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const size = [rows.length, columns.length] as const;
    const next = movedPlace(event, [activeRow, activeColumn], size, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    tableRef.current?.rows[next[0] + 1]?.cells[next[1] + 1]?.focus();
  };
  const focus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place === undefined) return;
    setStop(turn(place));
    props.onFocus(turn(place));
  };
  const point = ({ target }: PointerEvent) => {
    const place = placeOf(target);
    props.onPoint(place === undefined ? null : turn(place));
  };

  return (
    <table
      ref={tableRef}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells take the focus
      role="grid"
      aria-label={label}
      aria-describedby={hintId}
      className={table({ isTurned })}
      style={{ [variableName(count)]: columns.length }}
      onKeyDown={move}
      onFocus={focus}
      onBlur={() => props.onFocus(null)}
      onPointerOver={point}
      onPointerLeave={() => props.onPoint(null)}
    >
      <thead>
        <tr>
          <td className={rowHead}>{corner}</td>
          {columns.map((column) => (
            <th key={column.id} scope="col" aria-label={column.name} className={columnHead}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowAt) => (
          <tr key={row.id}>
            <th scope="row" aria-label={row.name} className={rowHead}>
              {row.label}
            </th>
            {columns.map((column, columnAt) => {
              const { description, level = 0, text } = cellAt([rowAt, columnAt]) ?? {};
              return (
                <td
                  key={column.id}
                  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- not every engine knows it from the table
                  role="gridcell"
                  aria-label={nameOf(text, description)}
                  tabIndex={rowAt === activeRow && columnAt === activeColumn ? 0 : -1}
                  data-pointed={(rowAt === pointedRow && columnAt === pointedColumn) || undefined}
                  className={cellClass({ level, tone })}
                >
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The visible text is a part of the name, so that speech control finds the cell by it. */
function nameOf(text = '', description = ''): string {
  return description.includes(text) ? description : `${text}, ${description}`;
}

/** The place of a cell in the table, without its headings. */
function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof HTMLTableCellElement) || target.scope !== '') return undefined;
  const row = target.parentElement;
  if (!(row instanceof HTMLTableRowElement) || row.rowIndex === 0) return undefined;
  return [row.rowIndex - 1, target.cellIndex - 1];
}
