import { ApiProblem } from '@tiyin/api/errors';
import { reportFileName, type ReportName } from '@tiyin/domain/reports';
import type { ReportCardState } from '@tiyin/ui/payments/report-card';
import { useCallback, useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { downloadFile } from './download-file.ts';
import { reportAddress, type ReportRequest } from './report-request.ts';
import { waitBeforeRequest } from './wait-before-request.ts';

/** The state of a report's download, and why it failed. */
export interface ReportDownload {
  readonly state: ReportCardState;
  /** For people; missing if the card's own text is enough. */
  readonly failure?: string;
}

/** The downloads of all reports, by name; missing if not requested. */
export type ReportDownloads = Partial<Record<ReportName, ReportDownload>>;

function failureOf(error: unknown, hasBegun: boolean): string {
  if (hasBegun) return i18n.t('The report broke off half-way, and nothing was saved. Try again.');
  if (!(error instanceof ApiProblem)) return i18n.t('The report could not be made. Try again.');
  return i18n.t('The report could not be made: {detail}.', { detail: error.detail ?? error.title });
}

type Update = (name: ReportName, download: ReportDownload) => void;

/** Has reports downloaded, each by itself, and follows them to their end. */
export function useReportDownloads(terminalId: number | null) {
  const { store } = useSession();
  const [downloads, setDownloads] = useState<ReportDownloads>({});
  const download = useCallback(
    (name: ReportName, request: ReportRequest) => {
      const update: Update = (of, state) => setDownloads((known) => ({ ...known, [of]: state }));
      void follow({ name, request, terminalId }, update, () => store.end());
    },
    [store, terminalId],
  );
  return { downloads, download };
}

interface Requested {
  readonly name: ReportName;
  readonly request: ReportRequest;
  readonly terminalId: number | null;
}

async function follow(
  { name, request, terminalId }: Requested,
  update: Update,
  onSessionOver: () => void,
): Promise<void> {
  let hasBegun = false;
  update(name, { state: 'pending' });
  await waitBeforeRequest();
  try {
    await downloadFile({
      address: reportAddress(name, request, terminalId),
      fileName: reportFileName(name, request),
      onBegin: () => {
        hasBegun = true;
        update(name, { state: 'started' });
      },
    });
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) onSessionOver();
    update(name, { state: 'failed', failure: failureOf(error, hasBegun) });
  }
}
