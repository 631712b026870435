import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { FollowUp, SendTicket, SupportCalls } from './support-calls.ts';

/** The customer's text, what the server says besides the status, and the state of sending it. */
type Trouble = FollowUp & {
  readonly isWriting: boolean;
  /** The customer enters the payee of a return: the step has one thing to do. */
  readonly isReturning: boolean;
  readonly draft: string;
};

/** How far the customer has come with support. */
export type TicketDesk = Trouble & {
  readonly change: (parts: Partial<Trouble>) => void;
  /** Takes what a status request answered; a ticket that it does not name stays. */
  readonly follow: (news: FollowUp) => void;
  readonly send: SendTicket;
  readonly calls: SupportCalls;
  /** Where this tab keeps the draft. */
  readonly draftKey: string;
};

const TicketContext = createContext<TicketDesk | null>(null);

/** The start of a form: the state known to the server, and the calls that change it. */
export type TicketProviderProps = {
  readonly known: FollowUp;
  /** Always the same calls. */
  readonly calls: SupportCalls;
  /** The tab's storage key for the text. */
  readonly draftKey: string;
  readonly children: ReactNode;
};

/** The customer's ticket and return, and the draft: they outlive the step that shows them. */
export function TicketProvider({ known, calls, draftKey, children }: TicketProviderProps) {
  const [trouble, setTrouble] = useState<Trouble>(() => ({
    ...followUpOf(known),
    isWriting: false,
    isReturning: false,
    draft: '',
  }));
  const change: TicketDesk['change'] = useCallback(
    (parts) => setTrouble((before) => ({ ...before, ...parts })),
    [],
  );
  const follow: TicketDesk['follow'] = useCallback((news) => {
    setTrouble((before) => {
      const next = followUpOf({ ...news, ticket: news.ticket ?? before.ticket });
      // The same object while nothing changes, so that polling redraws nothing.
      const isSame = JSON.stringify(next) === JSON.stringify(followUpOf(before));
      return isSame ? before : { ...before, ...next };
    });
  }, []);
  const { send } = calls;
  return (
    <TicketContext value={{ ...trouble, change, follow, send, calls, draftKey }}>
      {children}
    </TicketContext>
  );
}

const followUpOf = ({ ticket, returnable, moneyReturn }: FollowUp): FollowUp => ({
  ticket,
  returnable,
  moneyReturn,
});

/** The customer's way to support. Throws outside of a `TicketProvider`. */
export function useTicketDesk(): TicketDesk {
  const desk = use(TicketContext);
  if (desk === null) throw new Error('A ticket is shown outside of TicketProvider.');
  return desk;
}
