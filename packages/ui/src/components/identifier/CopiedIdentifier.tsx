import { CopyButton } from '../copy-button/index.ts';
import type { CopyButtonProps } from '../copy-button/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { Identifier } from './Identifier.tsx';
import { beside } from './Identifier.css.ts';

export type CopiedIdentifierProps = Pick<CopyButtonProps, 'value' | 'what' | 'onCopied'> & {
  /** The displayed text, if it differs from the value. */
  readonly shown?: string;
  /** The page of what it names. */
  readonly href?: string;
};

/** An id with a button that copies it, and a link where it has a page (INVOICE-217). */
export function CopiedIdentifier({ href, shown, value, ...copy }: CopiedIdentifierProps) {
  // A link of a digit or two is hit apart from the button (WCAG 2.5.8).
  const isNarrow = href !== undefined && (shown ?? value).length < 3;
  const text = <Identifier>{shown ?? value}</Identifier>;
  return (
    <Inline as="span" gap={isNarrow ? 12 : 2} wrap={false}>
      {href === undefined ? text : <Link href={href}>{text}</Link>}
      <span className={beside}>
        <CopyButton {...copy} value={value} look="icon" />
      </span>
    </Inline>
  );
}
