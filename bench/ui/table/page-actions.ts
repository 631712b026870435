/** The actions on a table; each time is measured from the action to the frame that paints its result. */
export interface TableActions {
  /** Takes away what is there, and mounts one of the tables again; milliseconds. */
  mount: (which: 'ours' | 'bare') => Promise<number>;
  /** Presses a heading; milliseconds. */
  sort: (column: 'name' | 'amount') => Promise<number>;
  /** Types into the filter, or clears it with nothing; milliseconds. */
  filter: (typed: string) => Promise<number>;
  /** Scrolls on with every frame; how long each frame took, in milliseconds. */
  scroll: () => Promise<number[]>;
}

declare global {
  interface Window {
    tableActions?: TableActions;
  }
}
