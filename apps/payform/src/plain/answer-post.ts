import { parseAmount } from '@tiyin/domain/money';
import { isWithinMethodLimits } from '@tiyin/domain/payment-form';
import type { FormMethod } from '@tiyin/domain/payment-form';
import { amountWords } from '../locales/amount-words.ts';
import { allStrings } from '../locales/all-strings.ts';
import { completionOf } from '../steps/withdrawal/completion-of.ts';
import { attachReceipt, checkReturn, requestReturn, writeTicket } from './answer-follow-up.ts';
import type { CheckedPayee } from './plain-context.ts';
import { type PostAnswer, type Posting, go, present } from './posting.ts';
import { invalidPayee, readTyped, typedPayee } from './read-posted-payee.ts';
import { amountProblem, plainWords } from './words/plain-words.ts';

/**
 * Handles a post. Each call is idempotent per form (FORM-53), so a second press, or a post repeated
 * by a reload, leads to the same place; if the server refuses because the form has moved on, the
 * result shows its state.
 */
export async function answerPost(posting: Posting): Promise<PostAnswer> {
  switch (posting.fields['action']) {
    case 'method':
      return chooseMethod(posting);
    case 'amount':
      return takeAmount(posting);
    case 'ask':
      return requestAgain(posting);
    case 'paid':
      return sendPaid(posting);
    case 'payee':
      return checkPayee(posting);
    case 'payee-change':
      return { kind: 'change', typed: typedPayee(posting) };
    case 'payee-yes':
      return payOut(posting);
    case 'ticket':
      return writeTicket(posting);
    case 'receipt':
      return attachReceipt(posting);
    case 'return':
      return checkReturn(posting);
    case 'return-change':
      return { kind: 'change', typed: typedPayee(posting), at: { kind: 'return' } };
    case 'return-yes':
      return requestReturn(posting);
    case 'cancel':
      await posting.calls.cancel();
      return go(present);
    default:
      return go(present);
  }
}

function chosenMethod({ init, fields }: Posting): FormMethod | undefined {
  return init.methods.find(({ id }) => String(id) === fields['method']);
}

/** The amount that a page carries along, in minor units. */
function carriedAmount({ fields }: Posting): number | undefined {
  const text = fields['minor'] ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

async function chooseMethod(posting: Posting): Promise<PostAnswer> {
  const { init } = posting;
  const method = chosenMethod(posting);
  if (method === undefined) return go({ kind: 'method' });
  if (init.canChangeAmount) return go({ kind: 'amount', methodId: method.id });
  return requestRequisites(posting, method, init.amount);
}

async function takeAmount(posting: Posting): Promise<PostAnswer> {
  const { init, fields, language } = posting;
  const method = chosenMethod(posting);
  if (method === undefined) return go({ kind: 'method' });
  const parsed = parseAmount(fields['amount'] ?? '', init.currencyInfo);
  if (!parsed.ok) {
    const text = amountProblem(parsed.error, init.currencyInfo.dimension, language);
    return invalidAmount(posting, method, text);
  }
  const amount = Number(parsed.amount);
  return isWithinMethodLimits(amount, method)
    ? requestRequisites(posting, method, amount)
    : invalidAmount(posting, method, limitsProblem(posting, method));
}

async function requestAgain(posting: Posting): Promise<PostAnswer> {
  const method = chosenMethod(posting);
  const amount = carriedAmount(posting);
  if (method === undefined || amount === undefined) return go(present);
  return requestRequisites(posting, method, amount);
}

async function requestRequisites(
  posting: Posting,
  method: FormMethod,
  amount: number,
): Promise<PostAnswer> {
  const { init, calls, language } = posting;
  const response = await calls.requestRequisites({ methodId: method.id, amount });
  if (response.ok) {
    if (response.hasRequisites) return go({ kind: 'requisites' });
    if (init.type === 'Withdrawal') return go(present);
    const at = { kind: 'waiting', methodId: method.id, amount } as const;
    const { alternatives = [] } = response;
    return alternatives.length > 0 ? { kind: 'offer', at, alternatives } : go(at);
  }
  if (response.code === 'too_many_amounts') {
    const text = plainWords(language)('amount.problem.changed-too-often');
    return invalidAmount(posting, method, text);
  }
  if (response.code === 'too_many_open_payments') {
    return invalidAmount(posting, method, allStrings[language]['wait.too_many']);
  }
  if (response.fields.includes('/amount') && init.canChangeAmount) {
    return invalidAmount(posting, method, limitsProblem(posting, method));
  }
  return go({ kind: 'requisites' });
}

function limitsProblem({ init, language }: Posting, { minAmount, maxAmount }: FormMethod): string {
  const [least, most] = [minAmount, maxAmount].map((limit) =>
    amountWords(limit, init.currencyInfo, language),
  );
  return plainWords(language)('amount.problem.limits', { limits: `${least} – ${most}` });
}

function invalidAmount({ fields }: Posting, method: FormMethod, text: string): PostAnswer {
  const { amount } = fields;
  return {
    kind: 'invalid',
    at: { kind: 'amount', methodId: method.id },
    problem: { field: 'amount', text },
    typed: amount === undefined ? {} : { amount },
  };
}

/** Of a page whose requisites were replaced by another page of the same form, the new ones are shown first. */
async function sendPaid(posting: Posting): Promise<PostAnswer> {
  const { issued } = posting.init;
  if (issued !== undefined && issued.amount !== carriedAmount(posting)) {
    return go({ kind: 'requisites' });
  }
  const result = await posting.calls.complete({ credential: issued?.credentials.value ?? '' });
  return go(result.ok ? present : { kind: 'requisites' });
}

/** The typed payee with the amount and the method; or the result that replaces it. */
function readPayee(posting: Posting): CheckedPayee | PostAnswer {
  const method = chosenMethod(posting);
  const amount = carriedAmount(posting);
  if (method === undefined || amount === undefined) return go(present);
  return readTyped(posting, { method, amount, at: present });
}

function checkPayee(posting: Posting): PostAnswer {
  const payee = readPayee(posting);
  return payee.kind === 'payee' ? { kind: 'check', payee } : payee;
}

async function payOut(posting: Posting): Promise<PostAnswer> {
  const { calls, language } = posting;
  const strings = allStrings[language];
  const payee = readPayee(posting);
  if (payee.kind !== 'payee') return payee;
  const { method, amount, bankCode } = payee;
  // Of this method and amount, and of no other that another page may have chosen since.
  const response = await calls.requestRequisites({ methodId: method.id, amount });
  if (!response.ok) return go(present);
  const result = await calls.complete(completionOf(payee.credentialKind, payee.value, bankCode));
  if (result.ok) return go(present);
  if (result.fields.includes('/bankCodeInteger')) {
    return invalidPayee(posting, 'bank', strings['payee.no-bank']);
  }
  if (result.fields.includes('/credential')) {
    return invalidPayee(posting, 'credential', strings['payee.refused']);
  }
  return go({ kind: 'requisites' });
}
