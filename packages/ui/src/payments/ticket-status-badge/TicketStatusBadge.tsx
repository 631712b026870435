import { ticketStatusTone } from '@tiyin/domain/tickets';
import type { TicketStatusCode } from '@tiyin/domain/tickets';
import { Badge } from '../../components/badge/index.ts';
import {
  CircleDashedIcon,
  CircleDotIcon,
  ClockIcon,
  RejectIcon,
  SuccessIcon,
} from '../../components/icon/index.ts';
import type { Glyph } from '../../components/icon/index.ts';

/** Takes the code from reference list 204. */
export type TicketStatusBadgeProps = { readonly status: TicketStatusCode };

const glyphs: Readonly<Record<TicketStatusCode, Glyph>> = {
  NEW: CircleDashedIcon,
  IN_WORK: CircleDotIcon,
  PENDING: ClockIcon,
  SOLVED: SuccessIcon,
  REJECTED: RejectIcon,
};

/**
 * The status of a support ticket (INVOICE-47): each has its own sign next to its code and its
 * colour.
 */
export function TicketStatusBadge({ status }: TicketStatusBadgeProps) {
  return (
    <Badge tone={ticketStatusTone(status)} mark={glyphs[status]}>
      {status}
    </Badge>
  );
}
