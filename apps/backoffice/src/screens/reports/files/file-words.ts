import type { ExportedFile } from '@tiyin/api/types';
import { i18n } from '../../../texts/i18n.ts';
import { exportedFileText } from '../../../texts/lists/exported-files.ts';
import { fieldWords } from '../../audit/audit-words.ts';

/** The list or report that a file is of. */
export function listWords({ fileName, operation }: ExportedFile): string {
  return exportedFileText(operation) ?? fileName;
}

/** "Period start: 2026-11-01, Currency id: 1". */
export function filterWords({ filter }: ExportedFile): string {
  if (filter.length === 0) return i18n.t('All');
  return filter.map(({ name, value }) => `${fieldWords(name)}: ${value ?? '—'}`).join(', ');
}

/** The number of lines, and why it is not that of the whole file. */
export function linesWords({ lines, outcome }: ExportedFile): string {
  if (outcome === null) return i18n.t('Not finished');
  const count = `${lines ?? 0}`;
  return outcome === 'WHOLE' ? count : i18n.t('{count}, broken off', { count });
}
