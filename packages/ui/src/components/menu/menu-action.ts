import type { Glyph } from '../icon/index.ts';

/** One action of a menu. */
export type MenuAction<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly icon?: Glyph;
  /** Why it cannot be done now. Set it to disable the action: it is still reached, and says why. */
  readonly disabledReason?: string | undefined;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'neutral' | 'danger';
};

/** Actions of one kind, under a title. */
export type MenuGroup<Id extends string> = {
  readonly title: string;
  readonly items: readonly MenuAction<Id>[];
};
