import { say } from '../../locale/language/index.ts';

/** The words of a chart that are not of its subject, where others are not given. */
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

export const usualWords = (): LineChartWords => ({
  showTable: say('Show table'),
  hideTable: say('Hide table'),
  timeHeader: say('Time, UTC'),
  noData: say('no data'),
  empty: say('No data for this period'),
  eventsHeader: say('Events'),
  eventHint: say('Triangles on the time axis are events.'),
  hint: say('Left and Right go from point to point, Home and End to the first and the last.'),
});
