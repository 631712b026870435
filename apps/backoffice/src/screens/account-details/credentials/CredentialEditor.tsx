import type { AccountCredential } from '@tiyin/api/types';
import { readCredential } from '@tiyin/domain/accounts';
import { methodByName } from '@tiyin/domain/requisites';
import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
import { Inline } from '@tiyin/ui/inline';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { knownErrors } from '../../../texts/known-text.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import type { EditProblem } from '../conflicts.ts';
import { credentialTypeName } from '../credential-words.ts';

/** Another value for a credential, and the version of the account that the person saw. */
export interface CredentialEdit extends Pick<AccountCredential, 'credentialType' | 'value'> {
  readonly base: number;
}

export interface CredentialEditorProps {
  /** As it was when editing began. */
  readonly credential: AccountCredential;
  /** The account's version when editing began: saving replaces only that one. */
  readonly version: number;
  /** Its value as people read it. */
  readonly initialText: string;
  readonly paymentMethodName: string;
  /** Changes the value and reports the result; returns the reason of a failure. */
  readonly onChange: (change: CredentialEdit) => Promise<EditProblem | undefined>;
  readonly onClose: () => void;
  /** Says that it needs approval. */
  readonly notice?: ReactNode;
}

/** Validates and saves the typed text. */
function useCredentialEdit(props: CredentialEditorProps) {
  const { credential, initialText, onChange, onClose, paymentMethodName } = props;
  const { credentialType } = credential;
  const [base, setBase] = useState(props.version);
  const [text, setText] = useState(initialText);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<EditProblem>();
  useUnsavedEdits(text !== initialText);
  const save = async () => {
    if (isPending) return;
    const method = methodByName(paymentMethodName);
    const reading = method && readCredential(method, { credentialType, value: text });
    if (reading && !reading.ok)
      return setProblem({ title: undefined, errors: knownErrors([reading.problem]) });
    setIsPending(true);
    setProblem(undefined);
    const found = await onChange({ base, credentialType, value: text });
    setIsPending(false);
    if (found === undefined) return onClose();
    if (found.version !== undefined) setBase(found.version);
    return setProblem(found);
  };
  return { isPending, problem, save, setText, text };
}

/** Edits a credential's value in place. The text stays if it could not be saved. */
export function CredentialEditor(props: CredentialEditorProps) {
  const { credential, notice, onClose } = props;
  const { isPending, problem, save, setText, text } = useCredentialEdit(props);
  return (
    <Form
      aria-label={i18n.t('Edit {credentialType}', {
        credentialType: credentialTypeName(credential.credentialType),
      })}
      onSubmit={() => void save()}
      errors={problem?.errors}
      error={problem?.title}
    >
      <TextField
        name="value"
        label={i18n.t('Value')}
        autoComplete="off"
        spellCheck="false"
        value={text}
        onChange={setText}
        isReadOnly={isPending}
        autoFocus
      />
      {notice}
      <Inline gap={8}>
        <Button type="submit" size="sm" variant="primary" isPending={isPending}>
          {i18n.t('Save')}
        </Button>
        <Button size="sm" onPress={onClose} isDisabled={isPending}>
          {i18n.t('Cancel')}
        </Button>
      </Inline>
    </Form>
  );
}
