import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { useState } from 'react';

/** The data to save, and the version that it was made from. */
export interface Sent<Fields extends object> {
  readonly fields: Fields;
  readonly edits: Partial<Fields>;
  readonly ifMatch: string;
}

/** A part of the merchant that is edited on its own, all parts under one version (OFFICE-79). */
export interface DraftOptions<State extends { readonly version: number }, Fields extends object> {
  /** The latest loaded state. */
  readonly fresh: State;
  readonly fieldsOf: (state: State) => Fields;
  /** Sends the fields; `edits` are those that were changed. */
  readonly send: (sent: Sent<Fields>) => Promise<{ readonly data: State }>;
  /** The state that a conflict carries. */
  readonly readConflict: (problem: ApiProblem) => State | undefined;
  /** Receives the current state: after the change, or after an edit conflict. */
  readonly onFresh: (state: State) => void;
  /** Reports that it was saved. */
  readonly onSaved: () => void;
}

/** The state of such a form. */
export interface Draft<Fields extends object> {
  readonly fields: Fields;
  readonly change: (edit: Partial<Fields>) => void;
  readonly isDirty: boolean;
  /** The number of changed fields. */
  readonly changes: number;
  readonly isPending: boolean;
  /** Why the last try to save failed. */
  readonly problem: ApiProblem | undefined;
  /** The other person's version; saving again replaces it. */
  readonly current: Fields | undefined;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
}

/**
 * The edits of something that others may change meanwhile. They belong to the version in which they
 * began: later versions neither overwrite them nor are overwritten unseen, and a failed save keeps
 * them.
 */
export function useDraft<State extends { readonly version: number }, Fields extends object>(
  options: DraftOptions<State, Fields>,
): Draft<Fields> {
  const { fresh, fieldsOf, onFresh, onSaved } = options;
  const [edits, setEdits] = useState<Partial<Fields>>({});
  const [base, setBase] = useState<State>();
  const [current, setCurrent] = useState<Fields>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [isPending, setIsPending] = useState(false);
  const seen = base ?? fresh;
  const before = fieldsOf(seen);
  const changes = changesOf(before, edits);
  const isDirty = changes > 0;
  const discard = () => {
    setEdits({});
    setBase(undefined);
    setCurrent(undefined);
    setProblem(undefined);
  };
  const change = (edit: Partial<Fields>) => {
    const next = { ...edits, ...edit };
    if (changesOf(before, next) === 0) return discard();
    setBase(seen);
    return setEdits(next);
  };
  const save = async () => {
    if (isPending || !isDirty) return;
    setIsPending(true);
    setProblem(undefined);
    const outcome = await sendDraft(options, edits, seen);
    setIsPending(false);
    if ('problem' in outcome) return setProblem(outcome.problem);
    onFresh(outcome.state);
    if (outcome.isSaved) {
      discard();
      return onSaved();
    }
    setBase(outcome.state);
    return setCurrent(fieldsOf(outcome.state));
  };
  const fields = { ...before, ...edits };
  return { fields, change, isDirty, changes, isPending, problem, current, save, discard };
}

type Outcome<State> =
  | { readonly isSaved: boolean; readonly state: State }
  | { readonly problem: ApiProblem };

/** If only another part of the merchant changed, no confirmation is needed: it is sent again. */
async function sendDraft<State extends { readonly version: number }, Fields extends object>(
  options: DraftOptions<State, Fields>,
  edits: Partial<Fields>,
  seen: State,
): Promise<Outcome<State>> {
  const { fieldsOf, readConflict, send } = options;
  try {
    const fields = { ...fieldsOf(seen), ...edits };
    const { data } = await send({ fields, edits, ifMatch: etagOf(seen.version) });
    return { isSaved: true, state: data };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const state = readConflict(error);
    if (state === undefined) return { problem: error };
    if (!isSame(fieldsOf(state), fieldsOf(seen))) return { isSaved: false, state };
    return sendDraft(options, edits, state);
  }
}

/** The number of edits that differ from the state in which they began. */
function changesOf<Fields extends object>(before: Fields, edits: Partial<Fields>): number {
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.entries(edits).filter(([name, value]) => !isSame(values.get(name), value)).length;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
