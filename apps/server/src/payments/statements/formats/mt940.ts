import { type MinorUnits, plus, negated } from '@tiyin/domain/money';
import {
  type Reading,
  type StatementItem,
  referenceOf,
  textOf,
  unreadable,
} from './statement-item.ts';
import { linesOf } from './decode-text.ts';
import { readAmount, readDay, requireCurrency } from './values.ts';

/** A field of a SWIFT message: its tag and its text, whose lines may be several. */
type Field = { readonly at: number; readonly tag: string; text: string };

/**
 * Reads the statements of a SWIFT MT940 file (LEDGER-260). 422 with the line for anything else, and where the
 * balances of a statement do not agree with its lines.
 */
export async function* readMt940(
  text: AsyncIterable<string>,
  { currency }: Reading,
): AsyncGenerator<StatementItem> {
  let open: Line | undefined;
  let balance: MinorUnits | undefined;
  let last = 1;
  for await (const field of fieldsOf(text)) {
    last = field.at;
    if (field.tag === '86' && open) {
      yield described(open, field.text);
      open = undefined;
      continue;
    }
    if (open) yield open;
    open = undefined;
    if (/^60[FM]$/.test(field.tag)) balance = readBalance(field, currency).amount;
    if (field.tag === '61') {
      open = readLine(field, currency);
      if (balance === undefined) throw unreadable(field.at, 'A line before the opening balance');
      balance = plus(balance, open.amount);
    }
    if (/^62[FM]$/.test(field.tag)) {
      const { amount, day } = readBalance(field, currency);
      if (balance !== amount) {
        throw unreadable(field.at, 'The lines do not add up to this closing balance');
      }
      if (field.tag === '62F') yield { kind: 'balance', at: field.at, day, closing: amount };
      balance = undefined;
    }
  }
  if (open) yield open;
  if (balance !== undefined) throw unreadable(last, 'The closing balance is missing');
}

/** Characters: SWIFT allows 65 and a header, and six lines of a field; some banks write more. */
const longestLine = 2_000;
const longestField = 20_000;

/** The first field of a message may stand behind its header. */
function withoutHeader(line: string): string {
  const text = line.startsWith('{') ? line.lastIndexOf('{4:') : -1;
  return text < 0 ? line : line.slice(text + '{4:'.length);
}

async function* fieldsOf(text: AsyncIterable<string>): AsyncGenerator<Field> {
  let field: Field | undefined;
  let isMt940 = false;
  for await (const { at, text: line } of linesOf(text)) {
    if (line.length > longestLine) throw unreadable(at, 'This line is too long for MT940');
    const [, tag, rest] = /^:(\d{2}[A-Z]?):(.*)$/.exec(withoutHeader(line)) ?? [];
    if (tag !== undefined && rest !== undefined) {
      if (field) yield field;
      field = { at, tag, text: rest };
      isMt940 ||= tag === '20';
      continue;
    }
    const isFrame = /^(?:-\}?.*|\{.*|\s*)$/.test(line);
    if (field && isFrame) {
      yield field;
      field = undefined;
    } else if (field) {
      field.text += `\n${line}`;
      if (field.text.length > longestField)
        throw unreadable(at, 'This field is too long for MT940');
    } else if (!isFrame) throw unreadable(at, 'This is not a field of MT940');
  }
  if (field) yield field;
  if (!isMt940) throw unreadable(1, 'This is not an MT940 file');
}

type Line = Extract<StatementItem, { kind: 'line' }>;

/** Value date, entry date, direction, funds code, amount, type, the owner's reference and the bank's. */
const lineShape =
  /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d{1,15},\d{0,8})[A-Z][A-Z\d]{3}([^\n]*?)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/;

function readLine({ at, text }: Field, currency: Reading['currency']): Line {
  const parts = lineShape.exec(text);
  if (!parts) throw unreadable(at, 'This is not a line of MT940');
  const [, valued = '', entered, direction, digits = '', owners, banks, supplement] = parts;
  const amount = readAmount(digits.replace(/,$/, ''), currency, at);
  if (amount === 0n) throw unreadable(at, 'A line has an amount');
  // The reversal of money that came takes it away.
  const isCredit = direction === 'C' || direction === 'RD';
  return {
    kind: 'line',
    at,
    day: entered === undefined ? readYyMmDd(valued, at) : entryDay(valued, entered, at),
    amount: isCredit ? amount : negated(amount),
    reference: referenceOf(banks) ?? referenceOf(owners),
    counterparty: undefined,
    purpose: textOf(supplement),
  };
}

function readYyMmDd(digits: string, at: number): string {
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  return readDay(day, digits, at);
}

/** The entry date has no year: it is the one that is nearest to the value date. */
function entryDay(valued: string, entered: string, at: number): string {
  const year = Number(valued.slice(0, 2));
  const months = Number(entered.slice(0, 2)) - Number(valued.slice(2, 4));
  const shift = months > 6 ? -1 : Number(months < -6);
  return readYyMmDd(`${String(year + shift).padStart(2, '0')}${entered}`, at);
}

function readBalance({ at, text }: Field, currency: Reading['currency']) {
  const parts = /^([CD])(\d{6})([A-Z]{3})(\d{1,15},\d{0,8})\s*$/.exec(text);
  if (!parts) throw unreadable(at, 'This is not a balance of MT940');
  const [, sign, date = '', code = '', digits = ''] = parts;
  requireCurrency(code, currency, at);
  const amount = readAmount(digits.replace(/,$/, ''), currency, at);
  return { amount: sign === 'D' ? negated(amount) : amount, day: readYyMmDd(date, at) };
}

/** A line with the text of its field 86, in the subfields `?20` to `?63` or free. */
function described(line: Line, text: string): Line {
  const whole = text.replaceAll('\n', '');
  const subfields = [...whole.matchAll(/\?(\d{2})([^?]*)/g)];
  if (subfields.length === 0) return { ...line, purpose: textOf(text) ?? line.purpose };
  const join = (from: number, to: number) =>
    subfields
      .filter(([, code]) => Number(code) >= from && Number(code) <= to)
      .map(([, , part]) => part)
      .join('');
  return {
    ...line,
    counterparty: textOf(join(32, 33)),
    purpose: textOf(`${join(20, 29)}${join(60, 63)}`) ?? line.purpose,
  };
}
