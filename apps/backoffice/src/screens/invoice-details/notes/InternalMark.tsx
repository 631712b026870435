import { Badge } from '@tiyin/ui/badge';

/** Marks a note that the people of the merchant do not see (INVOICE-461). */
export function InternalMark() {
  return <Badge isOutlined>Only your company sees it</Badge>;
}
