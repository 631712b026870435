import type { Logo } from '@tiyin/api/types';
import { MerchantMark } from '@tiyin/ui/payments/merchant-mark';
import type { ReactNode } from 'react';
import { LanguageLinks } from './LanguageLinks.tsx';
import { header, main, merchant, page, sheet } from './Shell.css.ts';

/** What stands around every step. */
export type ShellProps = {
  /** Whom the customer pays; a page without a payment has none. */
  readonly merchantName?: string;
  /** Beside the name; without one its first letter. */
  readonly merchantLogo?: Logo | undefined;
  readonly children: ReactNode;
};

/** The sheet of the form: whom the customer pays, the languages, and the step. */
export function Shell({ merchantName, merchantLogo, children }: ShellProps) {
  return (
    <div className={page}>
      <div className={sheet}>
        <header className={header}>
          <div className={merchant}>
            {merchantName !== undefined && <MerchantMark name={merchantName} logo={merchantLogo} />}
          </div>
          <LanguageLinks />
        </header>
        <main className={main}>{children}</main>
      </div>
    </div>
  );
}
