import type { FormState } from '@tiyin/domain/payment-form';
import type { ReactNode } from 'react';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { content, details, summary } from './LateDetails.css.ts';

export type LateDetailsProps = {
  readonly state: FormState<'processing'>;
  /** The requisites, as the page shows them. */
  readonly children: ReactNode;
};

/**
 * "I have paid" was pressed: the requisites stay available while no money was seen, for customers
 * who press first and pay next (FORM-203). A native disclosure, which works without a script.
 */
export function LateDetails({ state, children }: LateDetailsProps) {
  const { t } = useLocale();
  if (!state.isAwaited || state.issued === undefined) return null;
  return (
    <details className={details}>
      <summary className={summary}>{t('processing.details')}</summary>
      <div className={content}>
        <p className={hint}>{t('credential.exact')}</p>
        {children}
      </div>
    </details>
  );
}
