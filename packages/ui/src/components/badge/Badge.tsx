import { Icon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { badge, dot, text } from './Badge.css.ts';

/** The meaning of the badge's colour. */
export type BadgeTone = 'neutral' | 'primary' | 'success' | 'warning' | 'error';

/** The words carry the meaning; the tone only repeats it. */
export type BadgeProps = {
  readonly children: string;
  readonly tone?: BadgeTone;
  /** The mark before the words: a dot, nothing, or an icon when two states share a tone. */
  readonly mark?: 'dot' | 'none' | Glyph;
  /** An outline with square corners, for a property instead of a state. */
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
