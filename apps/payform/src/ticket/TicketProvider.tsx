import type { FormTicket } from '@tiyin/api/types';
import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { Outcome } from '../form/outcome.ts';

/**
 * Sends the customer's text; it never rejects. The same text does not open a second ticket
 * (FORM-62).
 */
export type SendTicket = (description: string, signal: AbortSignal) => Promise<Outcome<FormTicket>>;

/** The customer's text, and the state of sending it. */
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

/** The start of a form: the ticket known to the server, and the function that sends another. */
export type TicketProviderProps = {
  readonly known: FormTicket | undefined;
  /** Always the same function. */
  readonly send: SendTicket;
  /** The tab's storage key for the text. */
  readonly draftKey: string;
  readonly children: ReactNode;
};

/** The customer's ticket, and its draft: both outlive the step that shows them. */
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
