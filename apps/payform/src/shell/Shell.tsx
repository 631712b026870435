import type { Logo } from '@tiyin/api/types';
import { TestDataMarker } from '@tiyin/ui/payments/test-data-marker';
import { MerchantMark } from '@tiyin/ui/payments/merchant-mark';
import type { ReactNode } from 'react';
import { useLocale } from '../locales/Locale.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { header, main, merchant, page, sheet } from './Shell.css.ts';

/** The frame of every step. */
export type ShellProps = {
  /** The merchant; a page without a payment has none. */
  readonly merchantName?: string;
  /** Beside the name; without one its first letter. */
  readonly merchantLogo?: Logo | undefined;
  /** A test: no real money is requested or sent. */
  readonly isTest?: boolean | undefined;
  readonly children: ReactNode;
};

/** The sheet of the form: the merchant, the languages, and the step. */
export function Shell({ merchantName, merchantLogo, isTest = false, children }: ShellProps) {
  const { t } = useLocale();
  const note = isTest && <TestDataMarker label={t('test.marker')} size="sm" />;
  return (
    <div className={page}>
      <div className={sheet}>
        <header className={header}>
          <div className={merchant}>
            {merchantName !== undefined && (
              <MerchantMark name={merchantName} logo={merchantLogo} note={note} />
            )}
          </div>
          <LanguageLinks />
        </header>
        <main className={main}>{children}</main>
      </div>
    </div>
  );
}
