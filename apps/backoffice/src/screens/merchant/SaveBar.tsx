import { Button } from '@tiyin/ui/button';
import { Inline } from '@tiyin/ui/inline';
import type { Draft } from './useDraft.ts';

/** What it takes. */
export interface SaveBarProps {
  readonly draft: Pick<Draft<object>, 'discard' | 'isDirty' | 'isPending'>;
  /** What is saved, with its object: "Save name". */
  readonly label: string;
}

/** Saves the form that it stands in, or gives its edits up; without edits there is nothing to do. */
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
