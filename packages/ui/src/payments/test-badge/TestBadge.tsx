import { Badge } from '../../components/badge/index.ts';
import { say } from '../../locale/language/index.ts';

/** Marks an invoice or a terminal in test processing (INVOICE-4). No real money moves there. */
export function TestBadge() {
  return <Badge isOutlined>{say('Test')}</Badge>;
}
