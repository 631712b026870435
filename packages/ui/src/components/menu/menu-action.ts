import type { Glyph } from '../icon/index.ts';

/** One action of a menu. */
export type MenuAction<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly icon?: Glyph;
  /**
   * Why the action is disabled. Setting it disables the action, which can still be reached and
   * announces the reason.
   */
  readonly disabledReason?: string | undefined;
  /** `danger` for an action that cannot be undone. */
  readonly tone?: 'neutral' | 'danger';
};

/** Actions of one kind, under a title. */
export type MenuGroup<Id extends string> = {
  readonly title: string;
  readonly items: readonly MenuAction<Id>[];
};
