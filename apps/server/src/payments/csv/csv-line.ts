/** One line of a file by RFC 4180, as PostgreSQL writes it: null is nothing at all, empty text is `""`. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string | null): string {
  if (cell === null) return '';
  return cell === '' || /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
