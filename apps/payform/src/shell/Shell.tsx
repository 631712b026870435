import type { Logo } from '@tiyin/api/types';
import type { ReactNode } from 'react';
import { LanguageLinks } from './LanguageLinks.tsx';
import { header, logo, main, merchant, monogram, page, sheet } from './Shell.css.ts';

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
            {merchantName !== undefined && <Merchant name={merchantName} picture={merchantLogo} />}
          </div>
          <LanguageLinks />
        </header>
        <main className={main}>{children}</main>
      </div>
    </div>
  );
}

type MerchantProps = { readonly name: string; readonly picture: Logo | undefined };

/* The picture's sides are known before it comes, so that nothing moves when it does; the name says whose it is. */
function Merchant({ name, picture }: MerchantProps) {
  return (
    <>
      {picture ? (
        <img
          className={logo}
          data-theme="light"
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
        />
      ) : (
        <span className={monogram} aria-hidden="true">
          {name.trim().slice(0, 1).toUpperCase()}
        </span>
      )}
      <span>{name}</span>
    </>
  );
}
