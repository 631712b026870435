import type { PersonState } from '@tiyin/domain/permissions';
import { Badge, type BadgeTone } from '@tiyin/ui/badge';
import { i18n } from '../../texts/i18n.ts';

const words: Readonly<Record<PersonState, readonly [() => string, BadgeTone]>> = {
  ACTIVE: [() => i18n.t({ id: 'Active (person)', message: 'Active' }), 'success'],
  INVITED: [() => i18n.t('Invited'), 'warning'],
  DISABLED: [() => i18n.t('Disabled'), 'neutral'],
};

/** The state of a person in a word. */
export function stateWord(state: PersonState): string {
  return words[state][0]();
}

/** The state of a person as a badge. */
export function PersonStateBadge({ state }: { readonly state: PersonState }) {
  const [word, tone] = words[state];
  return (
    <Badge tone={tone} mark="dot">
      {word()}
    </Badge>
  );
}
