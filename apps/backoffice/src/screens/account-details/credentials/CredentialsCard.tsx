import type { AccountCredential } from '@tiyin/api/types';
import type { CredentialTypeCode } from '@tiyin/domain/accounts';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { DescriptionList } from '@tiyin/ui/description-list';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { credentialText, credentialTypeName } from '../credential-words.ts';
import { AddCredential, type AddCredentialProps } from './AddCredential.tsx';
import { CredentialEditor, type CredentialEditorProps } from './CredentialEditor.tsx';
import { RemoveCredential, type RemoveCredentialProps } from './RemoveCredential.tsx';

/** The commands for credentials. */
export type CredentialCommands = {
  readonly onAdd: AddCredentialProps['onAdd'];
  readonly onChange: CredentialEditorProps['onChange'];
  readonly onRemove: RemoveCredentialProps['onRemove'];
};

export interface CredentialsCardProps {
  readonly credentials: readonly AccountCredential[];
  /** Of the account that has them. */
  readonly version: number;
  /** The account's payment method: Humo. */
  readonly paymentMethodName: string;
  /** Missing without the permission to edit. */
  readonly commands?: CredentialCommands;
  /** Says that a change needs approval. */
  readonly notice?: ReactNode;
}

/** The data that customers pay to (OFFICE-73). */
export function CredentialsCard(props: CredentialsCardProps) {
  const { credentials, commands, notice, paymentMethodName, version } = props;
  const [edited, setEdited] = useState<CredentialTypeCode | null>(null);
  // After editing, the focus returns here.
  const [last, setLast] = useState<CredentialTypeCode | null>(null);
  const edit = (type: CredentialTypeCode | null) => {
    setLast(edited);
    setEdited(type);
  };
  const shown = (credential: AccountCredential) => {
    const text = credentialText(credential, paymentMethodName);
    if (commands === undefined) return text;
    if (credential.credentialType !== edited) {
      const { credentialType: type } = credential;
      return (
        <Line {...{ credential, text, commands, notice }} isLast={type === last} onEdit={edit} />
      );
    }
    return (
      <CredentialEditor
        credential={credential}
        version={version}
        initialText={text}
        paymentMethodName={paymentMethodName}
        onChange={commands.onChange}
        onClose={() => edit(null)}
        notice={notice}
      />
    );
  };
  const items = credentials.map((credential) => ({
    term: credentialTypeName(credential.credentialType),
    value: shown(credential),
  }));
  const add = commands && (
    <AddCredential {...{ notice, paymentMethodName }} onAdd={commands.onAdd} />
  );
  return (
    <Card title={i18n.t('Credentials')} actions={add}>
      {items.length === 0 ? (
        <EmptyState title={i18n.t('No credentials')}>
          {i18n.t('Without a card or phone number no deposit comes to this account.')}
        </EmptyState>
      ) : (
        <DescriptionList items={items} />
      )}
    </Card>
  );
}

type LineProps = {
  readonly credential: AccountCredential;
  readonly text: string;
  readonly commands: CredentialCommands;
  readonly notice: ReactNode;
  /** It was edited just now, and has the focus again. */
  readonly isLast: boolean;
  readonly onEdit: (type: CredentialTypeCode) => void;
};

function Line({ credential, commands, isLast, notice, onEdit, text }: LineProps) {
  const { credentialType } = credential;
  const what = credentialTypeName(credentialType);
  return (
    <Inline justify="between" gap={16}>
      <span>{text}</span>
      <Inline gap={8} wrap={false}>
        <Button size="sm" autoFocus={isLast} onPress={() => onEdit(credentialType)}>
          {i18n.t('Edit')}
          <VisuallyHidden>{` ${what}`}</VisuallyHidden>
        </Button>
        <RemoveCredential {...{ credentialType, notice, what }} onRemove={commands.onRemove} />
      </Inline>
    </Inline>
  );
}
