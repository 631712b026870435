import type { ReactNode } from 'react';
import { AlertIcon, ErrorIcon, Icon, InfoIcon, SuccessIcon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { banner, title as titleClass, words } from './Banner.css.ts';

/** The meaning of the banner's colour. */
export type BannerTone = 'neutral' | 'primary' | 'success' | 'warning' | 'error';

export type BannerProps = {
  readonly tone?: BannerTone;
  readonly title?: string;
  readonly children: ReactNode;
  /** Actions: one or two Buttons. */
  readonly actions?: ReactNode;
  /**
   * The banner appeared while the page was in use, so it is announced: politely, or at once for an
   * error.
   */
  readonly isNews?: boolean;
};

const glyphs: Readonly<Record<BannerTone, Glyph>> = {
  neutral: InfoIcon,
  primary: InfoIcon,
  success: SuccessIcon,
  warning: AlertIcon,
  error: ErrorIcon,
};

/**
 * A message about the whole page that stays while it is true. For a message that disappears, use a
 * toast.
 */
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
