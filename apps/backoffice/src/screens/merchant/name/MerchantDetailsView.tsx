import type { Merchant } from '@tiyin/api/types';
import { webhookPublicKey } from '@tiyin/domain/callbacks';
import { nameError } from '@tiyin/domain/names';
import { Card } from '@tiyin/ui/card';
import { DescriptionList } from '@tiyin/ui/description-list';
import { Form } from '@tiyin/ui/form';
import { KeyLines } from '@tiyin/ui/payments/key-lines';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../../../texts/i18n.ts';
import { knownError } from '../../../texts/known-text.ts';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { saveProblem } from '../save-problem.ts';
import type { Draft } from '../useDraft.ts';

/** The editable properties of the merchant itself. */
export interface MerchantFields {
  readonly name: string;
}

export interface MerchantDetailsViewProps {
  readonly merchant: Pick<Merchant, 'clientPublicKey' | 'id' | 'name'>;
  /** Missing without the permission to rename it. */
  readonly draft?: Draft<MerchantFields>;
}

/** The merchant's id, its name, and the key that signs its callbacks (OFFICE-76). */
export function MerchantDetailsView({ draft, merchant }: MerchantDetailsViewProps) {
  const { clientPublicKey, id, name } = merchant;
  const webhookKey = webhookPublicKey(clientPublicKey);
  const facts = [{ term: i18n.t('ID'), value: String(id) }];
  return (
    <Card title={i18n.t('Merchant')}>
      <Stack gap={16}>
        <DescriptionList
          items={draft === undefined ? [...facts, { term: i18n.t('Name'), value: name }] : facts}
        />
        {draft !== undefined && <NameForm draft={draft} />}
        <KeyLines publicKey={clientPublicKey} {...(webhookKey !== undefined && { webhookKey })} />
      </Stack>
    </Card>
  );
}

function NameForm({ draft }: { readonly draft: Draft<MerchantFields> }) {
  const { change, current, fields, isPending, problem, save } = draft;
  return (
    <Form aria-label={i18n.t('Name')} onSubmit={() => void save()} {...saveProblem(problem)}>
      <ChangedMeanwhile
        now={current && i18n.t('The name is now “{current}”.', { current: current.name })}
      />
      <TextField
        name="name"
        label={i18n.t('Name')}
        value={fields.name}
        onChange={(name) => change({ name })}
        validate={(text) => knownError(nameError(text))}
        isRequired
        requiredMessage={i18n.t('Name is required')}
        isReadOnly={isPending}
        autoComplete="off"
      />
      <SaveBar draft={draft} name={i18n.t('Changes of the name')} label={i18n.t('Save')} />
    </Form>
  );
}
