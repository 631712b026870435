/** The words of a chart that are not of its subject; English unless given. */
export type LineChartWords = {
  readonly showTable: string;
  readonly hideTable: string;
  /** The heading of the table's first column. */
  readonly timeHeader: string;
  /** The text for a series without a value. */
  readonly noData: string;
  /** Shown where no series has any value. */
  readonly empty: string;
  /** The heading of the table's last column, where there are events. */
  readonly eventsHeader: string;
  /** Below the chart while no event is pointed at. */
  readonly eventHint: string;
  /** Keyboard instructions for a screen reader. */
  readonly hint: string;
};

export const englishWords: LineChartWords = {
  showTable: 'Show table',
  hideTable: 'Hide table',
  timeHeader: 'Time, UTC',
  noData: 'no data',
  empty: 'No data for this period',
  eventsHeader: 'Events',
  eventHint: 'Triangles on the time axis are events.',
  hint: 'Left and Right go from point to point, Home and End to the first and the last.',
};
