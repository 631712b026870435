import type { PersonState } from '@tiyin/domain/permissions';
import { Badge, type BadgeTone } from '@tiyin/ui/badge';

const words: Readonly<Record<PersonState, readonly [string, BadgeTone]>> = {
  ACTIVE: ['Active', 'success'],
  INVITED: ['Invited', 'warning'],
  DISABLED: ['Disabled', 'neutral'],
};

/** The state of a person in a word. */
export function stateWord(state: PersonState): string {
  return words[state][0];
}

/** The state of a person as a badge. */
export function PersonStateBadge({ state }: { readonly state: PersonState }) {
  const [word, tone] = words[state];
  return (
    <Badge tone={tone} mark="dot">
      {word}
    </Badge>
  );
}
