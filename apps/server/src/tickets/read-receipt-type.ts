import { type ReceiptType, receiptSizeLimit } from '@tiyin/domain/tickets';
import { readPicture } from '../merchants/look/picture.ts';
import { ProblemError } from '../problem.ts';

/**
 * The type of a receipt by its own bytes, never by a name or a header (INVOICE-240). 413 beyond the largest
 * size; 422 `receipt_type` for another type, `receipt_damaged` for one that is cut off.
 */
export function readReceiptType(bytes: Buffer): ReceiptType {
  if (bytes.length > receiptSizeLimit) throw new ProblemError('payload_too_large');
  const begun = begins.find(({ at = 0, mark }) =>
    bytes.subarray(at, at + mark.length).equals(mark),
  );
  if (!begun) throw new ProblemError('receipt_type');
  const isWhole =
    begun.type === 'application/pdf'
      ? endsAsPdf(bytes)
      : readPicture(bytes)?.mediaType === begun.type;
  if (!isWhole) throw new ProblemError('receipt_damaged');
  return begun.type;
}

const begins: readonly { type: ReceiptType; at?: number; mark: Buffer }[] = [
  { type: 'image/png', mark: Buffer.from('89504e470d0a1a0a', 'hex') },
  { type: 'image/jpeg', mark: Buffer.from('ffd8ff', 'hex') },
  { type: 'image/webp', at: 8, mark: Buffer.from('WEBP') },
  { type: 'application/pdf', mark: Buffer.from('%PDF-') },
];

/** The end mark stands within the last kilobyte, as readers of PDF accept it. */
function endsAsPdf(bytes: Buffer): boolean {
  return bytes.subarray(-1024).includes('%%EOF');
}
