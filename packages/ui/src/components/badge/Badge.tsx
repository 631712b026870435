import { Icon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { badge, dot, text } from './Badge.css.ts';

/** What a badge's colour says. */
export type BadgeTone = 'neutral' | 'primary' | 'success' | 'warning' | 'error';

/** What a badge takes. The words carry the meaning; the tone only repeats it. */
export type BadgeProps = {
  readonly children: string;
  readonly tone?: BadgeTone;
  /** What stands before the words: a dot, nothing, or an icon where two states share a tone. */
  readonly mark?: 'dot' | 'none' | Glyph;
  /** An outline with square corners: a property of a thing, not a state of it. */
  readonly isOutlined?: boolean;
};

/** A short state or property of a thing, in one to three words. */
export function Badge({
  children,
  tone = 'neutral',
  mark = 'none',
  isOutlined = false,
}: BadgeProps) {
  return (
    <span className={badge({ tone, isOutlined })}>
      <BadgeMark mark={mark} />
      <span className={text}>{children}</span>
    </span>
  );
}

function BadgeMark({ mark }: { readonly mark: 'dot' | 'none' | Glyph }) {
  if (mark === 'none') {
    return null;
  }
  return mark === 'dot' ? <span className={dot} /> : <Icon glyph={mark} size={16} />;
}
