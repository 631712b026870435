// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ExportedFilePageStruct } from '../../structs/exported-file-page.ts';
import type { ExportedFilePage, ListExportedFilesData } from '../../types.ts';

/** The input of {@link listExportedFiles}. */
export interface ListExportedFilesParameters {
  readonly before?: NonNullable<ListExportedFilesData['query']>['before'] | undefined;
  readonly size?: NonNullable<ListExportedFilesData['query']>['size'] | undefined;
}

/**
 * Lists the files that were exported, newest first.
 * @throws ApiProblem
 */
export async function listExportedFiles(
  client: ApiClient,
  parameters: ListExportedFilesParameters,
  options: CallOptions = {},
): Promise<ExportedFilePage> {
  return readAnswer<ExportedFilePage>(
    ExportedFilePageStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/file',
      query: { before: parameters.before, size: parameters.size },
      signal: options.signal,
    }),
    'listExportedFiles',
  );
}
