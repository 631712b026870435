import { formatAmount } from '../../../texts/formats.ts';

/** Money of a report, in major units. */
const money = /^-?\d+\.\d+$/;
const whole = /^-?\d+$/;

/**
 * A cell of a report as people read it: money in groups of digits, other text as it is in the file.
 * @param isSummed whether the column counts or sums: its whole numbers are not ids
 */
export function shownCell(cell: string | null, isSummed: boolean): string {
  if (cell === null || cell === '') return '—';
  if (!money.test(cell) && !(isSummed && whole.test(cell))) return cell;
  const [, decimals = ''] = cell.split('.');
  return formatAmount(BigInt(cell.replace('.', '')), decimals.length);
}
