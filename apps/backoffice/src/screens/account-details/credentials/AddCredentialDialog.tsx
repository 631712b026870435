import {
  credentialTypes,
  type CredentialTypeCode,
  type ParameterTypeCode,
  parameterTypeOf,
  parameterTypes,
  readCredential,
} from '@tiyin/domain/accounts';
import { methodByName } from '@tiyin/domain/requisites';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { Select } from '@tiyin/ui/select';
import { TextField } from '@tiyin/ui/text-field';
import { useId, useState } from 'react';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import type { EditProblem } from '../conflicts.ts';

/** A credential as it was typed. */
export interface TypedCredential {
  readonly credentialType: CredentialTypeCode;
  readonly paramType: ParameterTypeCode;
  readonly value: string;
}

/** What it takes. */
export interface AddCredentialDialogProps {
  /** By what the account is paid: its numbers are judged by it. */
  readonly paymentMethodName: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Adds it and says so; answers why it did not. */
  readonly onAdd: (typed: TypedCredential) => Promise<EditProblem | undefined>;
}

type Typed = {
  readonly type: CredentialTypeCode | null;
  readonly paramType: ParameterTypeCode | null;
  readonly value: string;
};

const nothing: Typed = { type: null, paramType: null, value: '' };
const types = credentialTypes.map(({ code, value }) => ({ id: code, label: value }));
const paramTypes = parameterTypes.map(({ code, value }) => ({ id: code, label: value }));

/** Sends what was typed, once it can be a credential. */
function useAdding({ onAdd, onOpenChange, paymentMethodName }: AddCredentialDialogProps) {
  const [typed, setTyped] = useState(nothing);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<EditProblem>();
  useUnsavedEdits(typed !== nothing);
  const add = async () => {
    const { paramType, type: credentialType, value } = typed;
    if (isPending || credentialType === null || paramType === null) return;
    const method = methodByName(paymentMethodName);
    const order = { credentialType, paramType, value };
    const reading = method && readCredential(method, order);
    if (reading && !reading.ok) return setProblem({ title: undefined, errors: [reading.problem] });
    setIsPending(true);
    setProblem(undefined);
    const found = await onAdd(order);
    setIsPending(false);
    if (found !== undefined) return setProblem(found);
    setTyped(nothing);
    return onOpenChange(false);
  };
  return { add, isPending, problem, setTyped, typed };
}

/** Adds a credential (section 2, Account details). What was typed stays when it could not be added. */
export function AddCredentialDialog(props: AddCredentialDialogProps) {
  const { isOpen, onOpenChange } = props;
  const formId = useId();
  const { add, isPending, problem, setTyped, typed } = useAdding(props);
  // What a number is follows from its type: the one that fits is proposed.
  const chooseType = (type: CredentialTypeCode) =>
    setTyped({ ...typed, type, paramType: parameterTypeOf(type) });
  const save = (
    <Button type="submit" form={formId} variant="primary" isPending={isPending}>
      Save
    </Button>
  );
  return (
    <Dialog title="Add credential" isOpen={isOpen} onOpenChange={onOpenChange} actions={save}>
      <Form
        id={formId}
        onSubmit={() => void add()}
        errors={problem?.errors}
        error={problem?.title}
        summaryTitle="There is a problem"
      >
        <Select
          name="credentialType"
          label="Credential Type"
          options={types}
          value={typed.type}
          onChange={chooseType}
          isRequired
          requiredMessage="Credential Type is required"
        />
        <Select
          name="paramType"
          label="Param type"
          options={paramTypes}
          value={typed.paramType}
          onChange={(paramType) => setTyped({ ...typed, paramType })}
          isRequired
          requiredMessage="Param type is required"
        />
        <TextField
          name="value"
          label="Value"
          autoComplete="off"
          spellCheck="false"
          value={typed.value}
          onChange={(value) => setTyped({ ...typed, value })}
          isReadOnly={isPending}
          isRequired
          requiredMessage="Value is required"
        />
      </Form>
    </Dialog>
  );
}
