import { ticketDescriptionLimit } from '@tiyin/domain/tickets';
import { allStrings } from '../locales/all-strings.ts';
import { translator } from '../locales/strings.ts';
import type { StringKey } from '../locales/strings.ts';
import { completionOf } from '../steps/withdrawal/completion-of.ts';
import type { Place } from './place.ts';
import type { CheckedPayee } from './plain-context.ts';
import { type InvalidPost, type PostAnswer, type Posting, go, present } from './posting.ts';
import { invalidPayee, readTyped } from './read-posted-payee.ts';

/** A ticket is refused if the money arrived meanwhile: the result shows the payment. */
export async function writeTicket({ fields, calls, language }: Posting): Promise<PostAnswer> {
  const t = translator(allStrings[language]);
  const { description = '' } = fields;
  // A browser posts its line ends as two characters each, and counts them as one.
  const text = description.replaceAll('\r\n', '\n').trim();
  const invalid = (problem: string): InvalidPost => ({
    kind: 'invalid',
    at: { kind: 'ticket' },
    problem: { field: 'description', text: problem },
    typed: { description },
  });
  if (text === '') return invalid(t('ticket.empty'));
  const tooMany = text.length - ticketDescriptionLimit;
  if (tooMany > 0) return invalid(t('ticket.too_long', { count: String(tooMany) }));
  const result = await calls.ticket({ description: text });
  if (result.ok || result.code === 'ticket_not_needed') return go(present);
  return invalid(
    t(result.fields.includes('/description') ? 'ticket.refused_text' : 'ticket.refused'),
  );
}

const ofReturn: Place = { kind: 'return' };

/** The payee of a return, by the method of the account that the money came to (FORM-270). */
function readReturn(posting: Posting): CheckedPayee | PostAnswer {
  const { returnable } = posting;
  if (returnable === undefined) return go(present);
  const { paymentMethodId: id, paymentMethodName: name, amount } = returnable;
  const method = { id, name, minAmount: amount, maxAmount: amount };
  return readTyped(posting, { method, amount, at: ofReturn });
}

/** The payee of a return, shown to be checked. */
export function checkReturn(posting: Posting): PostAnswer {
  const payee = readReturn(posting);
  return payee.kind === 'payee' ? { kind: 'check', payee, at: ofReturn } : payee;
}

/** A refusal of the whole is not an error of the customer: the page shows the state of the payment. */
export async function requestReturn(posting: Posting): Promise<PostAnswer> {
  const payee = readReturn(posting);
  if (payee.kind !== 'payee') return payee;
  const { credentialKind, value, bankCode } = payee;
  const result = await posting.calls.requestReturn(completionOf(credentialKind, value, bankCode));
  if (result.ok) return go(present);
  const strings = allStrings[posting.language];
  if (result.fields.includes('/bankCodeInteger')) {
    return invalidPayee(posting, 'bank', strings['payee.no-bank'], ofReturn);
  }
  if (result.fields.includes('/credential')) {
    return invalidPayee(posting, 'credential', strings['payee.refused'], ofReturn);
  }
  return go(present);
}

const receiptProblems: Readonly<Partial<Record<string, StringKey>>> = {
  payload_too_large: 'receipt.too_large',
  receipt_type: 'receipt.type',
  receipt_damaged: 'receipt.damaged',
};

/** Attaches the posted file to the open ticket that its page names (INVOICE-240, FORM-420). */
export async function attachReceipt({
  fields,
  file,
  calls,
  language,
}: Posting): Promise<PostAnswer> {
  const kind = fields['kind'] === 'RETURN' ? 'RETURN' : 'PROBLEM';
  const result =
    file === undefined
      ? { ok: false as const, code: 'receipt_type' }
      : await calls.attach(file, kind);
  if (result.ok) return go(present);
  const text = allStrings[language][receiptProblems[result.code] ?? 'receipt.refused'];
  return {
    kind: 'invalid',
    at: { kind: 'receipt' },
    problem: { field: 'receipt', text },
    typed: {},
  };
}
