/** A change that names a component: see `scripts/component-changes.ts`. */
export type Change = {
  /** Empty for the next version. */
  readonly version: string;
  readonly level: 'major' | 'minor' | 'patch';
  readonly text: string;
};

/** A component's line on the Status page: see `scripts/component-status.ts`, which reads it from the files. */
export type ComponentStatus = {
  readonly name: string;
  readonly room: string;
  readonly entry: string;
  readonly docsId: string;
  readonly stories: number;
  readonly playTests: number;
  readonly isInteractive: boolean;
  readonly hasTypeTest: boolean;
  readonly unitTests: number;
  readonly lenientStories: number;
  readonly picture?: string;
  readonly bytes?: number;
  readonly lacks: readonly string[];
  readonly apps: readonly string[];
  readonly reasonsForNew: readonly string[];
  readonly changes: readonly Change[];
};

/** Put in place when Storybook is built or started. */
declare const STORYBOOK_COMPONENTS: readonly ComponentStatus[];

/** Every component, as its files are at the moment. */
export const components = STORYBOOK_COMPONENTS;
