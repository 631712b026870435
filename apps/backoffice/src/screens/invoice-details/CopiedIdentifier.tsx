import { CopyButton } from '@tiyin/ui/copy-button';
import { Inline } from '@tiyin/ui/inline';
import { Link } from '@tiyin/ui/link';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../texts/i18n.ts';
import { Identifier } from '../../identifier/Identifier.tsx';

/** The id, and its name. */
export interface CopiedIdentifierProps {
  /** The text for the clipboard. */
  readonly value: string;
  /** The name of the copied value: "Invoice ID". */
  readonly what: string;
  /** The displayed text, if it differs. */
  readonly shown?: string;
  /** The page of what it names. */
  readonly href?: string;
}

/** An id with a button that copies it (INVOICE-217). */
export function CopiedIdentifier({ href, shown, value, what }: CopiedIdentifierProps) {
  // A link of a digit or two is hit apart from the button (WCAG 2.5.8).
  const isNarrow = href !== undefined && (shown ?? value).length < 3;
  const text = <Identifier>{shown ?? value}</Identifier>;
  return (
    <Inline as="span" gap={isNarrow ? 12 : 2} wrap={false}>
      {href === undefined ? text : <Link href={href}>{text}</Link>}
      <CopyButton
        value={value}
        what={what}
        look="icon"
        onCopied={() => toasts.success(i18n.t('{what} copied to clipboard', { what }))}
      />
    </Inline>
  );
}
