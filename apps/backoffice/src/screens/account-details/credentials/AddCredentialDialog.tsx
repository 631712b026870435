import {
  credentialTypes,
  type CredentialTypeCode,
  type ParameterTypeCode,
  parameterTypeOf,
  readCredential,
} from '@tiyin/domain/accounts';
import { methodByName } from '@tiyin/domain/requisites';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { Select } from '@tiyin/ui/select';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { knownErrors } from '../../../texts/known-text.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import type { EditProblem } from '../conflicts.ts';
import { credentialTypeName, parameterTypeNames } from '../credential-words.ts';

/** A credential as it was typed. */
export interface TypedCredential {
  readonly credentialType: CredentialTypeCode;
  readonly paramType: ParameterTypeCode;
  readonly value: string;
}

export interface AddCredentialDialogProps {
  /** The account's payment method, which determines the validation of its numbers. */
  readonly paymentMethodName: string;
  /** Says that it needs approval. */
  readonly notice?: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Adds it and reports the result; returns the reason of a failure. */
  readonly onAdd: (typed: TypedCredential) => Promise<EditProblem | undefined>;
}

type Typed = { readonly type: CredentialTypeCode | null; readonly value: string };

const nothing: Typed = { type: null, value: '' };
const types = credentialTypes.map(({ code }) => ({
  id: code,
  get label() {
    return credentialTypeName(code);
  },
}));

function paramTypeName(type: CredentialTypeCode | null): string {
  if (type === null) return '';
  return parameterTypeNames[parameterTypeOf(type)];
}

/** Validates the typed text and sends it. */
function useAdding(props: AddCredentialDialogProps) {
  const { isOpen, onAdd, onOpenChange, paymentMethodName } = props;
  const [typed, setTyped] = useState(nothing);
  const { isPending, problem, send, setProblem } = useSending<EditProblem>();
  useUnsavedEdits(isOpen && typed !== nothing);
  const add = () => {
    const { type: credentialType, value } = typed;
    if (credentialType === null) return undefined;
    const method = methodByName(paymentMethodName);
    // The credential type determines it: no further choice (OFFICE-237).
    const request = { credentialType, paramType: parameterTypeOf(credentialType), value };
    const reading = method && readCredential(method, request);
    if (reading && !reading.ok)
      return setProblem({ title: undefined, errors: knownErrors([reading.problem]) });
    return void send(
      () => onAdd(request),
      () => onOpenChange(false),
    );
  };
  return { add, isPending, problem, setTyped, typed };
}

/** Adds a credential (OFFICE-73). The text stays if it could not be added. */
export function AddCredentialDialog(props: AddCredentialDialogProps) {
  const { isOpen, notice, onOpenChange } = props;
  const { add, isPending, problem, setTyped, typed } = useAdding(props);
  return (
    <FormDialog
      title={i18n.t('Add credential')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      action={i18n.t('Save')}
      isPending={isPending}
      onSubmit={add}
      problem={problem}
      summaryTitle={i18n.t('There is a problem')}
    >
      <Select
        name="credentialType"
        label={i18n.t('Credential Type')}
        options={types}
        value={typed.type}
        onChange={(type) => setTyped({ ...typed, type })}
        isRequired
        requiredMessage={i18n.t('Credential Type is required')}
      />
      <TextField
        label={i18n.t('Param type')}
        description={i18n.t('Decided by the credential type.')}
        value={paramTypeName(typed.type)}
        isReadOnly
      />
      <TextField
        name="value"
        label={i18n.t('Value')}
        autoComplete="off"
        spellCheck="false"
        value={typed.value}
        onChange={(value) => setTyped({ ...typed, value })}
        isReadOnly={isPending}
        isRequired
        requiredMessage={i18n.t('Value is required')}
      />
      {notice}
    </FormDialog>
  );
}
