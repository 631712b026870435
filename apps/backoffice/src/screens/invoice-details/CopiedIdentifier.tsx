import {
  CopiedIdentifier as LibraryIdentifier,
  type CopiedIdentifierProps,
} from '@tiyin/ui/identifier';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../texts/i18n.ts';

/** An id with a button that copies it, which a message confirms (INVOICE-217). */
export function CopiedIdentifier(props: Omit<CopiedIdentifierProps, 'onCopied'>) {
  const { what } = props;
  const confirm = () => toasts.success(i18n.t('{what} copied to clipboard', { what }));
  return <LibraryIdentifier {...props} onCopied={confirm} />;
}
