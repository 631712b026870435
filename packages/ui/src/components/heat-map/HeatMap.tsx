import { useId, useState } from 'react';
import { say } from '../../locale/language/index.ts';
import type { HeatMapCell, HeatMapHeading, HeatMapLevel, Place } from './heat-map-types.ts';
import { HeatTable } from './HeatTable.tsx';
import { map, legend, legendEntry, reading, swatch } from './HeatMap.css.ts';

export type { HeatLevel, HeatMapCell, HeatMapHeading, HeatMapLevel } from './heat-map-types.ts';

export type HeatMapProps = {
  /** The figures of the cells and their time: "Success rate by weekday and hour, 30 days". */
  readonly label: string;
  readonly rows: readonly HeatMapHeading[];
  readonly columns: readonly HeatMapHeading[];
  /** The cells row by row, each row with one cell for each column. */
  readonly cells: readonly (readonly HeatMapCell[])[];
  /** The levels that occur, in the order of their strength. */
  readonly levels: readonly HeatMapLevel[];
  /** The unit of the headings, in the corner: "UTC". */
  readonly corner?: string;
  /** `error` where a strong cell is bad news. Default: `primary`. */
  readonly tone?: 'primary' | 'error';
};

/** Figures by two orders at once, such as weekday and hour, as a table whose cells are filled by their strength. */
export function HeatMap(props: HeatMapProps) {
  const { label, rows, columns, cells, levels, corner = '', tone = 'primary' } = props;
  const [focused, setFocused] = useState<Place | null>(null);
  const [pointed, setPointed] = useState<Place | null>(null);
  const hintId = useId();
  const read = pointed ?? focused;
  return (
    <div className={map}>
      <p id={hintId} className={reading}>
        {(read && inWords(props, read)) ??
          say('Point at a cell, or move to it with the arrow keys, to read its figures here.')}
      </p>
      <HeatTable
        {...{ label, rows, columns, cells, corner, tone, hintId }}
        pointed={pointed}
        onFocus={setFocused}
        onPoint={setPointed}
      />
      <ul className={legend}>
        {levels.map(({ level, label: meaning }) => (
          <li key={level} className={legendEntry}>
            <span className={swatch({ level, tone })} />
            {meaning}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A cell with its headings, undefined if it is no longer there. */
function inWords({ rows, columns, cells }: HeatMapProps, [row, column]: Place): string | undefined {
  const [ofRow, ofColumn, cell] = [rows[row], columns[column], cells[row]?.[column]];
  if (!ofRow || !ofColumn || !cell) return undefined;
  return `${nameOf(ofRow)}, ${nameOf(ofColumn)}: ${cell.description}`;
}

const nameOf = ({ label, name = label }: HeatMapHeading): string => name;
