import type { ReactNode } from 'react';
import { useLocale } from '../../locales/Locale.tsx';
import { centeredHint } from '../../shell/hint.css.ts';
import { content } from './LateDetails.css.ts';

export type TopUpProps = {
  /** The requisites with the missing amount, once the page has them. */
  readonly children?: ReactNode;
};

/** A part of the money came: where to send the rest, and another way out (FORM-258). */
export function TopUp({ children }: TopUpProps) {
  const { t } = useLocale();
  return (
    <div className={content}>
      {children}
      <p className={centeredHint}>{t('top_up.back')}</p>
    </div>
  );
}
