import type { StatementEncoding, StatementFormat, StatementMapping } from '@tiyin/api/types';
import { FileField } from '@tiyin/ui/file-field';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { EditProblem } from '../conflicts.ts';
import { MappingFields } from './MappingFields.tsx';
import { encodingNames, formatNames } from './statement-words.ts';

/** A statement to be imported; `mapping` is of CSV files. */
export interface StatementRequest {
  readonly file: File;
  readonly format: StatementFormat;
  readonly encoding: StatementEncoding;
  readonly mapping: StatementMapping | undefined;
}

export interface ImportStatementDialogProps {
  /** The account's mapping of CSV files; missing while loading. */
  readonly mapping: StatementMapping | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Imports it and reports the result; returns the reason of a failure. */
  readonly onImport: (request: StatementRequest) => Promise<EditProblem | undefined>;
}

const formats = () =>
  [
    {
      id: 'csv',
      label: formatNames.csv,
      description: i18n.t('Columns with headings.'),
    },
    {
      id: 'mt940',
      label: formatNames.mt940,
      description: i18n.t('The SWIFT format.'),
    },
    {
      id: 'camt053',
      label: formatNames.camt053,
      description: i18n.t('The XML of ISO 20022.'),
    },
  ] as const;

const encodings = [
  { id: 'utf-8', label: encodingNames['utf-8'] },
  { id: 'windows-1251', label: encodingNames['windows-1251'] },
] as const;

/** The format that the name of a file suggests. */
function formatOf(fileName: string): StatementFormat {
  if (/\.xml$/i.test(fileName)) return 'camt053';
  return /\.(?:sta|mt940|940|swi)$/i.test(fileName) ? 'mt940' : 'csv';
}

type Edited = {
  readonly file: File | undefined;
  readonly format: StatementFormat | null;
  readonly encoding: StatementEncoding;
  readonly mapping: StatementMapping | undefined;
};

const nothing: Edited = {
  file: undefined,
  format: null,
  encoding: 'utf-8',
  mapping: undefined,
};

/** Collects the choices and imports the file; they stay where it is refused. */
function useImporting({ mapping, onImport, onOpenChange }: ImportStatementDialogProps) {
  const [edited, setEdited] = useState(nothing);
  const { isPending, problem, send, setProblem } = useSending<EditProblem>();
  const chosen = { ...edited, mapping: edited.mapping ?? mapping };
  const edit = (change: Partial<Edited>) => {
    setProblem(undefined);
    setEdited({ ...edited, ...change });
  };
  const submit = () => {
    const { encoding, file, format } = chosen;
    if (format === null) return undefined;
    if (file === undefined) return setProblem({ errors: [], title: i18n.t('Choose a file') });
    const csvMapping = format === 'csv' ? chosen.mapping : undefined;
    return void send(
      () => onImport({ file, format, encoding, mapping: csvMapping }),
      () => onOpenChange(false),
    );
  };
  return { chosen, edit, isPending, problem, submit };
}

/** Imports a bank's statement (OFFICE-263). A file that cannot be read changes nothing, and its line is named. */
export function ImportStatementDialog(props: ImportStatementDialogProps) {
  const { isOpen, onOpenChange } = props;
  const { chosen, edit, isPending, problem, submit } = useImporting(props);
  return (
    <FormDialog
      title={i18n.t('Import statement')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      action={i18n.t('Import statement')}
      isPending={isPending}
      onSubmit={submit}
      problem={problem}
      summaryTitle={i18n.t('There is a problem')}
    >
      <FileField
        label={i18n.t('File')}
        description={i18n.t('CSV, MT940 or CAMT.053, up to 128 MB.')}
        accept={['.csv', '.txt', '.sta', '.mt940', '.940', '.swi', '.xml']}
        isDisabled={isPending}
        onChoose={(file) => edit({ file, format: formatOf(file.name) })}
      >
        {chosen.file?.name}
      </FileField>
      <RadioGroup
        name="format"
        label={i18n.t('Format')}
        options={formats()}
        value={chosen.format}
        onChange={(format) => edit({ format })}
        isRequired
        requiredMessage={i18n.t('Format is required')}
      />
      <RadioGroup
        name="encoding"
        label={i18n.t('Encoding')}
        options={encodings}
        value={chosen.encoding}
        onChange={(encoding) => edit({ encoding })}
      />
      {chosen.format === 'csv' && chosen.mapping && (
        <MappingFields
          mapping={chosen.mapping}
          isReadOnly={isPending}
          onChange={(mapping) => edit({ mapping })}
        />
      )}
    </FormDialog>
  );
}
