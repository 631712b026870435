import { Button } from '@tiyin/ui/button';
import { Inline } from '@tiyin/ui/inline';
import type { Draft } from './useDraft.ts';

export interface SaveBarProps {
  readonly draft: Pick<Draft<object>, 'discard' | 'isDirty' | 'isPending'>;
  /** The object to save: "Save name". */
  readonly label: string;
}

/** Saves its form, or discards the edits; disabled without edits. */
export function SaveBar({ draft, label }: SaveBarProps) {
  const { discard, isDirty, isPending } = draft;
  return (
    <Inline gap={8}>
      <Button
        type="submit"
        variant={isDirty ? 'primary' : 'secondary'}
        isDisabled={!isDirty}
        isPending={isPending}
      >
        {label}
      </Button>
      {isDirty && (
        <Button variant="ghost" isDisabled={isPending} onPress={discard}>
          Discard changes
        </Button>
      )}
    </Inline>
  );
}
