import { problemOfAnswer, problemOfFailure } from '@tiyin/api/errors';

/** A file to be had. */
export interface FileDownload {
  readonly address: string;
  /** The file's name on the disk. */
  readonly fileName: string;
  /** Called once the file is arriving. */
  readonly onBegin: () => void;
}

/**
 * Downloads a file completely before it is saved: an interrupted one never becomes a file that
 * looks complete. The browser keeps the received part as a blob, on its disk if it is large.
 * @throws ApiProblem why there is no file, or not all of it
 */
export async function downloadFile({ address, fileName, onBegin }: FileDownload): Promise<void> {
  const answer = await fetch(address).catch(failed);
  if (!answer.ok) {
    const body: unknown = await answer.json().catch(() => undefined);
    throw problemOfAnswer(answer.status, answer.statusText, body);
  }
  onBegin();
  save(await answer.blob().catch(failed), fileName);
}

function failed(error: unknown): never {
  throw problemOfFailure(error, new AbortController().signal);
}

function save(file: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // The click has passed the blob to the browser's downloads by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
