/** A tab of a browser, driven by real input. Scripts are expressions, evaluated in its page. */
export interface BrowserTab {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly evaluate: (script: string) => Promise<unknown>;
  /** Clicks the element that a script returns. */
  readonly click: (script: string) => Promise<void>;
  /** Types into the element that a script returns. */
  readonly type: (script: string, text: string) => Promise<void>;
  /** Errors of the page's scripts and violations of its policy, as far as the browser tells them. */
  readonly faults: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** A browser of one engine. */
export interface EngineBrowser {
  /** A tab with cookies of its own. */
  readonly open: (size: Size) => Promise<BrowserTab>;
  readonly close: () => Promise<void>;
}

/** Width and height of a page, in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };
