import { Button } from '@tiyin/ui/button';
import { Inline } from '@tiyin/ui/inline';
import { useLanguage } from '../../routing/use-language.ts';
import { i18n } from '../../texts/i18n.ts';
import { languages } from '../../texts/language.ts';

/** The other languages of the page, each by its own name (OFFICE-801). */
export function LanguageLinks() {
  const [language, change] = useLanguage();
  return (
    <nav aria-label={i18n.t('Language')}>
      <Inline gap={8} justify="center">
        {languages
          .filter(({ id }) => id !== language)
          .map(({ id, label }) => (
            <Button key={id} size="sm" variant="ghost" onPress={() => change(id)}>
              <span lang={id}>{label}</span>
            </Button>
          ))}
      </Inline>
    </nav>
  );
}
