/** How strongly a cell is filled: 0 is not filled, 4 is what the reader looks for. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4;

/** A row or a column. */
export type HeatMapHeading = {
  readonly id: string;
  /** Beside the cells, where there is little room: "Mon". */
  readonly label: string;
  /** In full, on the line that is read: "Monday". Default: `label`. */
  readonly name?: string;
};

/** A figure. */
export type HeatMapCell = {
  /** In the cell, at most three characters: "62"; empty where there is nothing. */
  readonly text: string;
  /** In full, with its unit: "62.4 % of 213 payments". */
  readonly description: string;
  readonly level: HeatLevel;
};

/** A level and its meaning in the legend. */
export type HeatMapLevel = { readonly level: HeatLevel; readonly label: string };

/** A cell by the places of its row and its column. */
export type Place = readonly [row: number, column: number];
