import { type KeyObject, sign, verify } from 'node:crypto';
import { StructError, create, enums, integer, literal, string, tuple, union } from 'superstruct';
import { type InvoiceId, asId } from '@tiyin/domain/ids';
import { type CurrencyCode, currencyCodes, type MinorUnits, minorUnits } from '@tiyin/domain/money';

/** The content of a receipt, without personal data. */
export type Receipt = {
  readonly invoiceId: InvoiceId;
  readonly type: 'Deposit' | 'Withdrawal';
  readonly isTest: boolean;
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly merchantName: string;
  /** When it was paid, to the second. */
  readonly paidAt: Date;
};

/** A receipt's token in its parts: `<key>.<payload>.<signature>`. */
type Parts = { readonly keyId: number; readonly payload: string; readonly signature: Buffer };

/* The order of the fields is the format: a shorter text is a smaller QR code. */
const Payload = tuple([
  string(),
  union([literal('D'), literal('W')]),
  union([literal(0), literal(1)]),
  string(),
  enums(currencyCodes),
  string(),
  integer(),
]);

/** The signed text names its purpose, so that no other signature can stand for it. */
const signedText = (keyId: number, payload: string) =>
  Buffer.from(`tiyin receipt 1.${keyId}.${payload}`);

/** The receipt as a signed text that fits into an address. */
export function writeReceiptToken(
  receipt: Receipt,
  key: { readonly id: number; readonly privateKey: KeyObject },
): string {
  const payload = Buffer.from(
    JSON.stringify([
      receipt.invoiceId,
      receipt.type === 'Deposit' ? 'D' : 'W',
      receipt.isTest ? 1 : 0,
      String(receipt.amount),
      receipt.currency,
      receipt.merchantName,
      Math.floor(receipt.paidAt.getTime() / 1000),
    ]),
  ).toString('base64url');
  const signature = sign(null, signedText(key.id, payload), key.privateKey).toString('base64url');
  return `${key.id}.${payload}.${signature}`;
}

/** The parts of a token; undefined for a text that is none. */
export function readTokenParts(token: string): Parts | undefined {
  const match = /^([1-9]\d{0,8})\.([\w-]{1,1024})\.([\w-]{86})$/.exec(token);
  if (match === null) return undefined;
  const [, id = '', payload = '', signature = ''] = match;
  return { keyId: Number(id), payload, signature: Buffer.from(signature, 'base64url') };
}

/** The receipt of a token; undefined where the key did not sign it. */
export function verifyReceipt(
  { keyId, payload, signature }: Parts,
  publicKey: KeyObject,
): Receipt | undefined {
  if (!verify(null, signedText(keyId, payload), publicKey, signature)) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const [invoiceId, type, isTest, amount, currency, merchantName, seconds] = create(
      value,
      Payload,
    );
    return {
      invoiceId: asId(invoiceId),
      type: type === 'D' ? 'Deposit' : 'Withdrawal',
      isTest: isTest === 1,
      amount: minorUnits(BigInt(amount)),
      currency,
      merchantName,
      paidAt: new Date(seconds * 1000),
    };
  } catch (error) {
    if (error instanceof StructError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
