import { etagOf } from '@tiyin/api/etag';
import { useChangeTerminal, useRemoveTerminalAttribute } from '@tiyin/api/hooks/terminals';
import type { FieldError, TerminalChange, TerminalDetails } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { methodErrors } from './method-rows.ts';
import { sendTerminalChange, type TerminalOutcome } from './send-terminal-change.ts';
import { thresholdErrors } from './threshold-row.ts';
import {
  applyEdits,
  changeOf,
  countChanges,
  withoutAttribute,
  type TerminalEdits,
} from './terminal-edits.ts';

/** The edits, and the version in which they began. */
interface Work {
  readonly edits: TerminalEdits;
  /** The version that the person saw: later changes are not overwritten unseen (OFFICE-69). */
  readonly since: TerminalDetails | undefined;
  readonly isConflict: boolean;
}

const IDLE: Work = { edits: {}, since: undefined, isConflict: false };

/**
 * The editing of one terminal: its edits, and its commands to save, remove and switch.
 * @param latest the latest loaded version
 * @param onFresh receives the current terminal.
 */
export function useTerminalEditor(
  latest: TerminalDetails,
  onFresh: (terminal: TerminalDetails) => void,
) {
  const [work, setWork] = useState(IDLE);
  const [errors, setErrors] = useState<readonly FieldError[]>();
  const [isSaving, setIsSaving] = useState(false);
  /** Each command starts by clearing the form's messages. */
  const [round, setRound] = useState(0);
  const { trigger: change } = useChangeTerminal();
  const { trigger: remove } = useRemoveTerminalAttribute();
  const terminal = work.since ?? latest;
  const { edits } = work;
  const at = { id: terminal.id, ifMatch: etagOf(terminal.version) };

  /** After a response: other edits, made before or since, stay on top of the current terminal. */
  const settle = (outcome: TerminalOutcome, leave: (typed: TerminalEdits) => TerminalEdits) => {
    if (outcome.kind === 'refused') return setErrors(outcome.errors);
    if (outcome.kind === 'requested') {
      return setWork((now) => ({ ...IDLE, edits: leave(now.edits) }));
    }
    const { kind, terminal: since } = outcome;
    onFresh(since);
    return setWork((now) => {
      const kept = kind === 'conflict' ? now.edits : leave(now.edits);
      const isLeft = Object.keys(kept).length > 0;
      return isLeft ? { edits: kept, since, isConflict: kind === 'conflict' } : IDLE;
    });
  };
  const send = async (
    body: TerminalChange,
    success: string,
    leave: (typed: TerminalEdits) => TerminalEdits,
  ) => {
    setErrors(undefined);
    settle(await sendTerminalChange(() => change({ ...at, body }), success), leave);
  };

  const save = async () => {
    const wrong = [
      ...(edits.methods ? methodErrors(edits.methods, terminal.currency.code) : []),
      ...(edits.thresholds ? thresholdErrors(edits.thresholds) : []),
    ];
    if (wrong.length > 0) return setErrors(wrong);
    const body = changeOf(terminal, edits);
    if (Object.keys(body).length === 0) {
      setWork(IDLE);
      return toasts.info(i18n.t('There is nothing to save'));
    }
    setIsSaving(true);
    try {
      return await send(body, i18n.t('Terminal saved'), (now) => (now === edits ? {} : now));
    } finally {
      setIsSaving(false);
    }
  };

  return {
    terminal,
    edited: applyEdits(terminal, edits),
    changes: countChanges(terminal, edits),
    isConflict: work.isConflict,
    isSaving,
    errors,
    edit: (part: TerminalEdits) =>
      setWork((now) => ({ ...now, edits: { ...now.edits, ...part }, since: terminal })),
    round,
    discard: () => {
      setErrors(undefined);
      setWork(IDLE);
      setRound(round + 1);
    },
    save,
    removeAttribute: async (attributeId: number) => {
      const outcome = await sendTerminalChange(
        () => remove({ ...at, attributeId }),
        i18n.t('Attribute removed'),
      );
      settle(outcome, (now) => withoutAttribute(now, attributeId));
    },
    switchToProduction: () =>
      send({ inTest: false }, i18n.t('The terminal is in production now'), (now) => now),
  };
}

/** The editor's data for its view. */
export type TerminalEditor = ReturnType<typeof useTerminalEditor>;
