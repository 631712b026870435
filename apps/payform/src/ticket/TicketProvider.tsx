import type { FormTicket } from '@tiyin/api/types';
import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { Outcome } from '../form/outcome.ts';

/** Sends what the customer wrote; it never rejects. The same text again opens no second ticket (FORM-62). */
export type SendTicket = (description: string, signal: AbortSignal) => Promise<Outcome<FormTicket>>;

/** What the customer wrote, and what came of it. */
type Trouble = {
  /** The ticket that was opened last. */
  readonly ticket: FormTicket | undefined;
  readonly isWriting: boolean;
  readonly draft: string;
};

/** How far the customer has come with support. */
export type TicketDesk = Trouble & {
  readonly change: (parts: Partial<Trouble>) => void;
  readonly send: SendTicket;
  /** Where this tab keeps the draft. */
  readonly draftKey: string;
};

const TicketContext = createContext<TicketDesk | null>(null);

/** What a form starts from: the ticket that the server knew when the page came, and the way to send another. */
export type TicketProviderProps = {
  readonly known: FormTicket | undefined;
  /** Always the same function. */
  readonly send: SendTicket;
  /** Where this tab keeps what is written. */
  readonly draftKey: string;
  readonly children: ReactNode;
};

/** Keeps the customer's ticket, and what they write before it is one: both outlive the step that shows them. */
export function TicketProvider({ known, send, draftKey, children }: TicketProviderProps) {
  const [trouble, setTrouble] = useState<Trouble>({ ticket: known, isWriting: false, draft: '' });
  const change: TicketDesk['change'] = useCallback(
    (parts) => setTrouble((before) => ({ ...before, ...parts })),
    [],
  );
  return <TicketContext value={{ ...trouble, change, send, draftKey }}>{children}</TicketContext>;
}

/** The customer's way to support. Throws outside of a `TicketProvider`. */
export function useTicketDesk(): TicketDesk {
  const desk = use(TicketContext);
  if (desk === null) throw new Error('A ticket is shown outside of TicketProvider.');
  return desk;
}
