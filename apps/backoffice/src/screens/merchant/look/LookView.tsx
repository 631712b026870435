import { ColorField } from '@tiyin/ui/color-field';
import { FileField } from '@tiyin/ui/file-field';
import { Form } from '@tiyin/ui/form';
import { TextArea } from '@tiyin/ui/text-area';
import { TextField } from '@tiyin/ui/text-field';
import { logoTypes } from '@tiyin/domain/merchants';
import { MerchantMark } from '@tiyin/ui/payments/merchant-mark';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { unseenNameError } from '../../../texts/known-text.ts';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { saveProblem } from '../save-problem.ts';
import type { Draft } from '../useDraft.ts';
import { accentWords } from './accent-words.ts';
import { FormPreview } from './FormPreview.tsx';
import { columns } from './FormPreview.css.ts';
import { changedWords, type LookFields } from './look-fields.ts';
import { readLogo } from './read-logo.ts';

export interface LookViewProps {
  /** The name that customers read if no other is given. */
  readonly name: string;
  readonly draft: Draft<LookFields>;
}

/**
 * The look of the merchant's payment forms, and the origins that may frame them; with a preview.
 */
export function LookView({ draft, name }: LookViewProps) {
  const { accent, displayName, logo } = draft.fields;
  return (
    <div className={columns}>
      <LookForm draft={draft} name={name} />
      <FormPreview name={displayName.trim() || name} logo={logo} accent={accent} />
    </div>
  );
}

function LookForm({ draft, name }: LookViewProps) {
  const { change, current, fields, isPending, problem, save } = draft;
  const { error, errors = [] } = saveProblem(problem);
  return (
    <Form
      aria-label={i18n.t('Look of the payment form')}
      onSubmit={() => void save()}
      error={error}
      errors={errors.filter(({ path }) => path !== '/logo').map(atField)}
    >
      <ChangedMeanwhile now={current && changedWords(fields, current)} />
      <TextField
        name="displayName"
        label={i18n.t('Name on the form')}
        description={i18n.t('What customers read. Empty: {name}.', { name })}
        value={fields.displayName}
        onChange={(displayName) => change({ displayName })}
        maxLength={60}
        validate={unseenNameError}
        isReadOnly={isPending}
        autoComplete="off"
      />
      <LogoField
        draft={draft}
        name={name}
        wrong={errors.find(({ path }) => path === '/logo')?.message}
      />
      <ColorField
        name="accent"
        label={i18n.t('Accent colour')}
        description={accentWords(fields.accent)}
        value={fields.accent}
        onChange={(accent) => change({ accent })}
        isReadOnly={isPending}
      />
      <TextArea
        name="frameOrigins"
        label={i18n.t('Who may frame the form')}
        description={i18n.t('One origin a line, such as https://shop.example. Empty: nobody.')}
        value={fields.frameOrigins}
        onChange={(frameOrigins) => change({ frameOrigins })}
        isReadOnly={isPending}
        spellCheck="false"
      />
      <SaveBar draft={draft} name={i18n.t('Changes of the look')} label={i18n.t('Save look')} />
    </Form>
  );
}

/** The error of one origin is shown at the list. */
function atField<E extends { readonly path: string }>(error: E): E {
  return { ...error, path: error.path.replace(/^(\/frameOrigins)\/\d+$/, '$1') };
}

type LogoFieldProps = LookViewProps & { readonly wrong: string | undefined };

function LogoField({ draft, name, wrong }: LogoFieldProps) {
  const { change, fields, isPending } = draft;
  const [unread, setUnread] = useState<string>();
  const choose = async (file: File) => {
    const reading = await readLogo(file);
    if ('problem' in reading) return setUnread(reading.problem);
    setUnread(undefined);
    return change({ logo: reading.logo });
  };
  const remove = () => {
    setUnread(undefined);
    change({ logo: null });
  };
  return (
    <FileField
      label={i18n.t('Logo')}
      description={i18n.t('PNG, JPEG or WebP, at most 200 kB and 2000 pixels a side.')}
      errorMessage={unread ?? wrong}
      accept={logoTypes}
      onChoose={(file) => void choose(file)}
      onRemove={fields.logo === null ? undefined : remove}
      chooseLabel={i18n.t('Choose a picture')}
      removeLabel={i18n.t('Remove logo')}
      isDisabled={isPending}
    >
      {fields.logo !== null && (
        <MerchantMark name={fields.displayName.trim() || name} logo={fields.logo} />
      )}
    </FileField>
  );
}
