import { Link as AriaLink } from 'react-aria-components';
import { BrandMark } from './BrandMark.tsx';
import { brand, brandName } from './ShellBrand.css.ts';

export type ShellBrandProps = {
  readonly name: string;
  readonly href: string;
  readonly onChoose?: () => void;
};

/** The product's mark, a coin in its rim, and its name; it leads home. */
export function ShellBrand({ name, href, onChoose }: ShellBrandProps) {
  return (
    <AriaLink className={brand} href={href} {...(onChoose && { onPress: onChoose })}>
      <BrandMark />
      <span className={brandName}>{name}</span>
    </AriaLink>
  );
}
