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

/** What a ticket's status badge takes: the code, as the reference list 204 has it. */
export type TicketStatusBadgeProps = { readonly status: TicketStatusCode };

const glyphs: Readonly<Record<TicketStatusCode, Glyph>> = {
  NEW: CircleDashedIcon,
  IN_WORK: CircleDotIcon,
  PENDING: ClockIcon,
  SOLVED: SuccessIcon,
  REJECTED: RejectIcon,
};

/** Where a support ticket stands (INVOICE-47): each status has its own sign beside its code and its colour. */
export function TicketStatusBadge({ status }: TicketStatusBadgeProps) {
  return (
    <Badge tone={ticketStatusTone(status)} mark={glyphs[status]}>
      {status}
    </Badge>
  );
}
