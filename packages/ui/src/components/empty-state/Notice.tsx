import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { notice, picture, title as titleClass, words } from './Notice.css.ts';

/** A replacement for content: a picture, a message and an action. */
export type NoticeProps = {
  readonly glyph: Glyph;
  readonly tone: 'neutral' | 'error';
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

/** The common shape of the empty, error and no-access states. */
export function Notice({ glyph, tone, title, children, action }: NoticeProps) {
  return (
    <div className={notice}>
      <span className={picture({ tone })}>
        <Icon glyph={glyph} size={24} />
      </span>
      <p className={titleClass}>{title}</p>
      {children !== undefined && <p className={words}>{children}</p>}
      {action}
    </div>
  );
}
