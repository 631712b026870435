import { problemOfAnswer, problemOfFailure } from '@tiyin/api/errors';

/** A file to be had. */
export interface FileDownload {
  readonly address: string;
  /** What it is called on the disk. */
  readonly fileName: string;
  /** Told once the file is on its way. */
  readonly onBegin: () => void;
}

/**
 * Downloads a file whole before it is saved: one that breaks off half-way never becomes a file that
 * looks whole. The browser keeps what has come so far as a blob, on its disk where it is large.
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
  // The click has handed the blob to the browser's downloads by the time that the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
