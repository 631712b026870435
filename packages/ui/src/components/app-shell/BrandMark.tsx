import { mark } from './ShellBrand.css.ts';

/** The product's mark, a coin in its rim; the product name is next to it. */
export function BrandMark() {
  return (
    <svg className={mark} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="13" stroke="currentColor" strokeWidth="2" />
      <circle cx="16" cy="16" r="7" fill="currentColor" />
    </svg>
  );
}
