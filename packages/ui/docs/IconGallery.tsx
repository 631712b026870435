import { useState } from 'react';
import { Icon } from '../src/components/icon/index.ts';
import * as glyphs from '../src/components/icon/glyphs.ts';
import { VisuallyHidden } from '../src/components/visually-hidden/index.ts';
import { writeToClipboard } from '../src/components/copy-button/writeToClipboard.ts';
import { sample } from './docs.css.ts';
import { glyphs as gallery, glyphTile } from './IconGallery.css.ts';

type Outcome = { readonly name: string; readonly said: string };

/** Every glyph with its name; a press copies the name and confirms it. */
export function IconGallery() {
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async (name: string) => {
    setOutcome({ name, said: (await writeToClipboard(name)) ?? 'Copied' });
  };
  return (
    <div className={`sb-unstyled ${sample}`}>
      <ul className={gallery}>
        {Object.entries(glyphs).map(([name, glyph]) => (
          <li key={name}>
            <button type="button" className={glyphTile} onClick={() => void copy(name)}>
              <Icon glyph={glyph} size={24} />
              <span aria-hidden>{outcome?.name === name ? outcome.said : name}</span>
              <VisuallyHidden>Copy {name}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      <VisuallyHidden as="div">
        <span role="status">{outcome && `${outcome.name}: ${outcome.said}`}</span>
      </VisuallyHidden>
    </div>
  );
}
