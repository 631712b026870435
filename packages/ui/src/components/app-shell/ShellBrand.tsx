import { Link as AriaLink } from 'react-aria-components';
import { brand, brandName, mark } from './ShellBrand.css.ts';

/** What the brand takes: the product's name, and where its mark leads. */
export type ShellBrandProps = {
  readonly name: string;
  readonly href: string;
  readonly onChoose?: () => void;
};

/** The product's mark, a coin in its rim, and its name; it leads home. */
export function ShellBrand({ name, href, onChoose }: ShellBrandProps) {
  return (
    <AriaLink className={brand} href={href} {...(onChoose && { onPress: onChoose })}>
      <svg className={mark} viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <circle cx="16" cy="16" r="13" stroke="currentColor" strokeWidth="2" />
        <circle cx="16" cy="16" r="7" fill="currentColor" />
      </svg>
      <span className={brandName}>{name}</span>
    </AriaLink>
  );
}
