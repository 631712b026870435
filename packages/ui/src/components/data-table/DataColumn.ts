import type { ReactNode } from 'react';
import type { SortBy } from './sorting.ts';

/** A column: its heading and the content of its cells. */
export type DataColumn<Row> = {
  readonly id: string;
  /** Its words, or a function of them where the columns are made before the language is known. */
  readonly header: string | (() => string);
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers that are compared. */
  readonly align?: 'start' | 'end';
  /**
   * `content` is as wide as its content, `name` too, up to 28 characters, beyond which it wraps: for
   * names that people give. `fill` shrinks with an ellipsis when space is short, a number is a fixed
   * width in characters (for long virtual tables, whose widths must not depend on the visible rows).
   */
  readonly size?: 'content' | 'name' | 'fill' | number;
  /**
   * The cell's place when the row folds into a card: at its head, at the head's end, or among the
   * lines below with its heading, unless it has no value: null or a dash; `bare` lines have no
   * heading, a `block` has the card's width for itself, `hidden` ones are left out;
   * `check` is before the head.
   */
  readonly fold?: 'title' | 'aside' | 'line' | 'bare' | 'block' | 'hidden' | 'check';
  /** The value to sort by; it makes the heading a sort button. Numbers, bigints, dates or text. */
  readonly sortBy?: SortBy<Row>;
  /** For rows that arrive sorted: the heading is a button that requests another order. */
  readonly allowsSorting?: boolean;
  /** The cells hold switches, buttons or links: Enter or F2 enters them, Escape leaves them. */
  readonly hasControls?: boolean;
};
