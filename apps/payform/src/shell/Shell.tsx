import type { ReactNode } from 'react';
import { LanguageLinks } from './LanguageLinks.tsx';
import { header, main, merchant, monogram, page, sheet } from './Shell.css.ts';

/** What stands around every step. */
export type ShellProps = {
  /** Whom the customer pays; a page without a payment has none. */
  readonly merchantName?: string;
  readonly children: ReactNode;
};

/** The sheet of the form: whom the customer pays, the languages, and the step. */
export function Shell({ merchantName, children }: ShellProps) {
  return (
    <div className={page}>
      <div className={sheet}>
        <header className={header}>
          <div className={merchant}>
            {merchantName !== undefined && <Merchant name={merchantName} />}
          </div>
          <LanguageLinks />
        </header>
        <main className={main}>{children}</main>
      </div>
    </div>
  );
}

function Merchant({ name }: { readonly name: string }) {
  return (
    <>
      <span className={monogram} aria-hidden="true">
        {name.trim().slice(0, 1).toUpperCase()}
      </span>
      <span>{name}</span>
    </>
  );
}
