import { Badge } from '@tiyin/ui/badge';
import { i18n } from '../../../texts/i18n.ts';

/** Marks a note that the people of the merchant do not see (INVOICE-461). */
export function InternalMark() {
  return <Badge isOutlined>{i18n.t('Only your company sees it')}</Badge>;
}
