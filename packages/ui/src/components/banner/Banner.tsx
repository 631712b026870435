import type { ReactNode } from 'react';
import { AlertIcon, ErrorIcon, Icon, InfoIcon, SuccessIcon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { banner, title as titleClass, words } from './Banner.css.ts';

/** What a banner's colour says. */
export type BannerTone = 'neutral' | 'primary' | 'success' | 'warning' | 'error';

/** What a banner takes. */
export type BannerProps = {
  readonly tone?: BannerTone;
  readonly title?: string;
  readonly children: ReactNode;
  /** What can be done about it: one or two Buttons. */
  readonly actions?: ReactNode;
  /** It came up while the page was in use, and is announced: politely, or at once for an error. */
  readonly isNews?: boolean;
};

const glyphs: Readonly<Record<BannerTone, Glyph>> = {
  neutral: InfoIcon,
  primary: InfoIcon,
  success: SuccessIcon,
  warning: AlertIcon,
  error: ErrorIcon,
};

/** Something about the whole page that stays until it no longer holds. What passes is a toast. */
export function Banner({
  tone = 'neutral',
  title,
  children,
  actions,
  isNews = false,
}: BannerProps) {
  const announced = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={banner({ tone })} {...(isNews && { role: announced })}>
      <Icon glyph={glyphs[tone]} size={20} />
      <div className={words}>
        {title !== undefined && <p className={titleClass}>{title}</p>}
        <div>{children}</div>
      </div>
      {actions}
    </div>
  );
}
