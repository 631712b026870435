import { useImportStatement, useSetStatementMapping } from '@tiyin/api/hooks/statements';
import type { Statement, StatementMapping } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../../texts/i18n.ts';
import { formProblemOf } from '../../../forms/form-problem.ts';
import type { ImportStatementDialogProps } from './ImportStatementDialog.tsx';

function wordsOf({ lines, newLines }: Statement): string {
  return newLines === 0
    ? i18n.t('Nothing new: all {lines} lines were known', { lines })
    : i18n.t('Statement imported: {newLines} of {lines} lines are new', { newLines, lines });
}

/**
 * Keeps the mapping of a CSV file, imports the file and reports the result.
 * @param onImported requests all data of the account again.
 */
export function useStatementImport(
  accountId: number,
  mapping: StatementMapping | undefined,
  onImported: () => void,
): ImportStatementDialogProps['onImport'] {
  const keeping = useSetStatementMapping();
  const importing = useImportStatement();
  return async ({ file, format, encoding, mapping: edited }) => {
    try {
      if (edited !== undefined && edited !== mapping) {
        await keeping.trigger({ id: accountId, body: edited });
      }
      const fileName = file.name.slice(0, 200);
      const request = { id: accountId, format, encoding, fileName, body: file };
      const { data } = await importing.trigger(request);
      toasts.success(wordsOf(data));
    } catch (error) {
      const { errors, title } = formProblemOf(error);
      // The line of an unreadable file is no field of the form.
      const [line] = errors.filter(({ path }) => path.startsWith('/line/'));
      if (!line) return { errors, title };
      return {
        errors: [],
        title: i18n.t('Line {path}: {message}', {
          path: line.path.slice('/line/'.length),
          message: line.message,
        }),
      };
    }
    onImported();
    return undefined;
  };
}
