// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listExportedFiles, type ListExportedFilesParameters } from './call.ts';
import type { ExportedFilePage } from '../../types.ts';

/** The SWR key of {@link listExportedFiles}, with all its parameters. */
export function listExportedFilesKey(
  parameters: ListExportedFilesParameters,
): QueryKey<'listExportedFiles', ListExportedFilesParameters> {
  return ['listExportedFiles', parameters];
}

/** Lists the files that were exported, newest first. Null parameters: no request. */
export function useListExportedFiles(
  parameters: ListExportedFilesParameters | null,
  options?: QueryOptions<ExportedFilePage>,
): Query<ExportedFilePage> {
  return useQuery(
    parameters === null ? null : listExportedFilesKey(parameters),
    listExportedFiles,
    options,
  );
}
