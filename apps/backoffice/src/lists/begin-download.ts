import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../texts/i18n.ts';

/**
 * Makes the browser download a file. It streams to the disk, for any number of rows; the page cannot see when
 * it ends, so only the start is reported (OFFICE-35).
 */
export function beginDownload(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  toasts.info(i18n.t('The download has begun'));
}
