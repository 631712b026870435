import { SaveBar as Bar } from '@tiyin/ui/save-bar';
import type { Draft } from './useDraft.ts';

export interface SaveBarProps {
  readonly draft: Pick<Draft<object>, 'changes' | 'discard' | 'isPending'>;
  /** The name of its part: "Changes of the name". */
  readonly name: string;
  /** The object to save: "Save look". */
  readonly label: string;
}

/** Saves its form, or takes the edits back; there only while there are any (OFFICE-572). */
export function SaveBar({ draft, label, name }: SaveBarProps) {
  const { changes, discard, isPending } = draft;
  return (
    <Bar label={name} count={changes} isPending={isPending} onCancel={discard} saveLabel={label} />
  );
}
