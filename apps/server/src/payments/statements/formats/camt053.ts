import { negated } from '@tiyin/domain/money';
import { SaxesParser } from 'saxes';
import { ProblemError } from '../../../problem.ts';
import {
  type Reading,
  type StatementItem,
  referenceOf,
  textOf,
  unreadable,
} from './statement-item.ts';
import { readAmount, readDay, requireCurrency } from './values.ts';

const maxDepth = 40;

/**
 * Reads a CAMT.053 file of ISO 20022 (LEDGER-260). 422 with the line for anything else; a document type is
 * refused, so there are no entities but those of XML itself.
 */
export async function* readCamt053(
  text: AsyncIterable<string>,
  reading: Reading,
): AsyncGenerator<StatementItem> {
  const parser = new SaxesParser();
  const found: StatementItem[] = [];
  let isCamt = false;
  const at = () => parser.line;
  const path: string[] = [];
  let element: Collected = new Map();
  let chars = '';
  parser.on('error', (error) => {
    throw unreadable(at(), `This is not XML: ${error.message.replace(/^\d+:\d+: /, '')}`);
  });
  parser.on('doctype', () => {
    throw unreadable(at(), 'A statement has no document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1);
    path.push(local);
    if (path.length > maxDepth) throw unreadable(at(), 'The elements are too deep');
    isCamt ||= path.join('/') === 'Document/BkToCstmrStmt/Stmt';
    if (isItem(path)) element = new Map([['at', String(at())]]);
    if (local === 'Amt') set(element, `${within(path)}@`, attributes['Ccy'] ?? '');
    chars = '';
  });
  const collect = (part: string) => {
    if (chars.length < 10_000) chars += part;
  };
  parser.on('text', collect);
  parser.on('cdata', collect);
  parser.on('closetag', () => {
    if (!isItem(path)) set(element, within(path), chars.trim());
    else found.push(...itemsOf(path.at(-1) ?? '', element, reading));
    path.pop();
    chars = '';
  });
  for await (const piece of text) {
    write(parser, piece);
    yield* found.splice(0);
  }
  end(parser);
  yield* found.splice(0);
  if (!isCamt) throw unreadable(at(), 'This is not a CAMT.053 statement');
}

function write(parser: SaxesParser, piece: string): void {
  parser.write(piece);
}

function end(parser: SaxesParser): void {
  try {
    parser.close();
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw unreadable(parser.line, 'The file ends too early');
  }
}

/** The texts within an entry or a balance by their paths; the first of each counts. */
type Collected = Map<string, string>;

function set(element: Collected, name: string, value: string): void {
  if (!element.has(name) && value !== '') element.set(name, value);
}

const root = ['Document', 'BkToCstmrStmt', 'Stmt'];

/** Whether a path is that of an entry or a balance. */
function isItem(path: readonly string[]): boolean {
  const last = path.at(-1);
  return (
    path.length === root.length + 1 &&
    (last === 'Ntry' || last === 'Bal') &&
    root.every((name, place) => path[place] === name)
  );
}

function within(path: readonly string[]): string {
  return path.slice(root.length + 1).join('/');
}

function itemsOf(name: string, element: Collected, { currency }: Reading): StatementItem[] {
  const at = Number(element.get('at'));
  const status = element.get('Sts/Cd') ?? element.get('Sts');
  if (name === 'Bal' && element.get('Tp/CdOrPrtry/Cd') !== 'CLBD') return [];
  // What the bank only expects is no line yet.
  if (name === 'Ntry' && status !== 'BOOK') return [];
  requireCurrency(element.get('Amt@') ?? '', currency, at);
  const amount = readAmount(element.get('Amt') ?? '', currency, at);
  const direction = element.get('CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT') {
    throw unreadable(at, 'This says neither CRDT nor DBIT');
  }
  const signed = direction === 'CRDT' ? amount : negated(amount);
  if (name === 'Bal')
    return [{ kind: 'balance', at, day: dayOf(element, 'Dt', at), closing: signed }];
  if (signed === 0n) return [];
  const detail = (path: string) => element.get(`NtryDtls/TxDtls/${path}`);
  const other = direction === 'CRDT' ? 'Dbtr' : 'Cdtr';
  return [
    {
      kind: 'line',
      at,
      day: dayOf(element, 'BookgDt', at),
      amount: signed,
      reference: referenceOf(element.get('AcctSvcrRef') ?? detail('Refs/AcctSvcrRef')),
      counterparty: textOf(detail(`RltdPties/${other}/Nm`) ?? detail(`RltdPties/${other}/Pty/Nm`)),
      purpose: textOf(detail('RmtInf/Ustrd') ?? element.get('AddtlNtryInf')),
    },
  ];
}

function dayOf(element: Collected, name: string, at: number): string {
  const text = element.get(`${name}/Dt`) ?? element.get(`${name}/DtTm`) ?? '';
  return readDay(text.slice(0, 10), text, at);
}
